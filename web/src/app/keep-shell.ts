import { noteForPages } from '../account/session';
import { fetchDialogs } from '../kit/dialog';
import { firstPaint } from './first-paint';

/**
 * The browser keeps what this client is made of (`/sw.js`, made by the build), so that it opens without a
 * network and can be installed, and fetches what a next press may want. Once all that was asked for is there,
 * since nobody waits for this.
 */
export function keepShell(): void {
  const keep = async (): Promise<void> => {
    await firstPaint;
    noteForPages();
    fetchDialogs();
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // Without it everything is as before, but for being offline.
    navigator.serviceWorker.register('/sw.js').catch(() => null);
  };
  if (document.readyState === 'complete') void keep();
  else window.addEventListener('load', () => void keep(), { once: true });
}

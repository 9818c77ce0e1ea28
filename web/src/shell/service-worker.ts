import { writeSignedInCookie } from '../platform/session';
import { fetchDialogs } from '../ui/dialog/dialog';
import { firstPaint } from '../platform/first-paint';

/**
 * Registers the service worker (`/sw.js`, made by the build), which opens the client offline, makes
 * it installable and prefetches likely next pages. Runs after everything else has loaded.
 */
export function registerServiceWorker(): void {
  const keep = async (): Promise<void> => {
    await firstPaint;
    writeSignedInCookie();
    fetchDialogs();
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // A failure costs only the offline use.
    navigator.serviceWorker.register('/sw.js').catch(() => null);
  };
  if (document.readyState === 'complete') void keep();
  else window.addEventListener('load', () => void keep(), { once: true });
}

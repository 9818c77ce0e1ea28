import { noteForPages } from '../account/session';
/**
 * The browser keeps what this client is made of (`/sw.js`, made by the build), so that it opens without a
 * network and can be installed. Once all that was asked for is there, since nobody waits for this.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = (): void => {
    // Without it everything is as before, but for being offline.
    navigator.serviceWorker.register('/sw.js').catch(() => null);
  };
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep, { once: true });
}

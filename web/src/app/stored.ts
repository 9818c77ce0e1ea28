/** Calls when another tab has kept something else; null for everything at once. Where pages are drawn, nobody does. */
export function onStored(listener: (key: string | null) => void): void {
  if (import.meta.env.SSR) return;
  window.addEventListener('storage', ({ key }) => listener(key));
}

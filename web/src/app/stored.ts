/**
 * Calls when another tab has kept something else, null for everything at once; gives the way to leave. Where pages are
 * drawn, nobody does.
 */
export function onStored(listener: (key: string | null) => void): () => void {
  if (import.meta.env.SSR) return () => undefined;
  const hear = ({ key }: StorageEvent): void => listener(key);
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

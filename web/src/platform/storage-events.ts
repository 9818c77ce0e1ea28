/**
 * Calls the listener when another tab changes a stored key, or with null when it clears the
 * storage. Returns the unsubscribe function. Does nothing during server rendering.
 */
export function onStorageChange(listener: (key: string | null) => void): () => void {
  if (import.meta.env.SSR) return () => undefined;
  const hear = ({ key }: StorageEvent): void => listener(key);
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

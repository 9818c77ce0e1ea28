/** Until it is answered, or this tab closed, the other tabs know that it is under way. Gives the way to end that. */
export function isUnderWay(key: string): () => void {
  // Only there over HTTPS; without, what is sent from two tabs happens once, by its key.
  if (!('locks' in navigator)) return () => undefined;
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  navigator.locks.request(key, () => over).catch(() => null);
  return end;
}

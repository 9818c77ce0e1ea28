/** Until it is answered, or this tab closed, the other tabs know that it is under way. Gives the way to end that. */
export function isUnderWay(key: string): () => void {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  // Only there over HTTPS; without, what is sent from two tabs happens once, by its key.
  void (navigator.locks as LockManager | undefined)?.request(key, () => over);
  return end;
}

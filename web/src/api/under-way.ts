/** Until what is given back is called, or this tab closed, the other tabs know that it is under way. */
export function holdUnderWay(key: string): () => void {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  // Only there over HTTPS; without, what is sent from two tabs happens once, by its key.
  void (navigator.locks as LockManager | undefined)?.request(key, () => over);
  return end;
}

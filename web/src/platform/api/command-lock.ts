/**
 * Shows the other tabs that the command is in flight, until the returned function is called or this
 * tab closes.
 */
export function holdCommandLock(key: string): () => void {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  // Web Locks exist only over HTTPS. Without locks two tabs may both send the command; its key
  // makes the server run it once.
  void (navigator.locks as LockManager | undefined)?.request(key, () => over);
  return end;
}

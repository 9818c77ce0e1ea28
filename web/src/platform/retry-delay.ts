const FIRST_MS = 3_000;
const LONGEST_MS = 5 * 60_000;

/**
 * Resolves when a retry makes sense: after a delay that doubles up to `longestMs`, or at once when
 * the network returns or the tab is shown again. Waits while the tab is hidden. `navigator.onLine`
 * is ignored, since the server may run on this machine and the event may be missed.
 */
export function untilRetry(
  times: number,
  firstMs = FIRST_MS,
  longestMs = LONGEST_MS,
): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (): void => {
      if (document.hidden) return;
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, Math.min(firstMs * 2 ** times, longestMs));
    document.addEventListener('visibilitychange', end, { signal: over.signal });
    window.addEventListener('online', end, { signal: over.signal });
  });
}

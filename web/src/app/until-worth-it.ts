const FIRST_MS = 3_000;
const LONGEST_MS = 5 * 60_000;

/**
 * Ends when it is worth trying again what has failed so often before: after a while, twice as long each time up to
 * the longest, or at once when the network is back or somebody looks again; never while nobody looks. Whether there is a
 * network is not asked: the house may be on this very machine, and what is not heard cannot be missed.
 */
export function untilWorthIt(
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

const FIRST_MS = 3_000;
const LONGEST_MS = 5 * 60_000;

/** How long to wait after what has failed so often before: twice as long each time, up to five minutes. */
const waitAfter = (times: number): number => Math.min(FIRST_MS * 2 ** times, LONGEST_MS);

/** Ends when it is worth trying again: after a while, once the page is looked at and there is a network. */
export async function untilWorthIt(times: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, waitAfter(times)));
  while (document.hidden || !navigator.onLine) await changed();
}

/** The page has come into view or gone out of it, or the network has come or gone. */
const changed = (): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const end = (): void => {
      over.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', end, { signal: over.signal });
    window.addEventListener('online', end, { signal: over.signal });
  });

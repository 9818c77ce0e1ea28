import { UnavailableFault } from './engine';

/**
 * The wait before the first retry. It doubles for each later one, up to `MAX_MS`; up to half is
 * added at random.
 */
const FIRST_MS = 50;
const MAX_MS = 1_000;

type RetryLimits = {
  /** Stops the retries when nobody waits any more. */
  readonly signal?: AbortSignal;
  /** The time limit of the retries in milliseconds; default: none. */
  readonly forMs?: number;
};

/**
 * Retries while the store does not answer. Rejects with the `UnavailableFault` if `signal` aborts
 * or the time limit has passed, and with any other error at once.
 */
export async function retryWhileUnavailable<T>(
  attempt: () => Promise<T>,
  { signal, forMs }: RetryLimits,
): Promise<T> {
  const begunAtMs = performance.now();
  for (let waitMs = FIRST_MS; ; waitMs = Math.min(2 * waitMs, MAX_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof UnavailableFault) || signal?.aborted === true) throw error;
      const isLate = forMs !== undefined && performance.now() - begunAtMs + waitMs > forMs;
      if (isLate) throw error;
      await pause(waitMs * (1 + Math.random() / 2), signal);
      if (isOver(signal)) throw error;
    }
  }
}

const isOver = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
  });
}

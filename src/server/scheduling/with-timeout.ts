import { setTimeout as delay } from 'node:timers/promises';

/** The result, or undefined if it takes longer. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const over = new AbortController();
  try {
    return await Promise.race([work, delay(ms, undefined, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}

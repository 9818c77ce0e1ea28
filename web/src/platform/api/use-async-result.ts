import { useEffect, useState } from 'react';

/**
 * Fetches the whole result; null after a failure. An aborted signal means that the result is
 * unwanted.
 */
export type Fetcher<T> = (signal: AbortSignal) => Promise<T | null>;

type AsyncResult<T> = {
  /** The last result; null before the first. */
  readonly result: T | null;
  /** Retries after a failure; null without one. */
  readonly retry: (() => void) | null;
};

/** A result that takes several queries. It is fetched again for each new `ask` function. */
export function useAsyncResult<T>(ask: Fetcher<T> | null): AsyncResult<T> {
  const [result, setResult] = useState<T | null>(null);
  const [failed, setFailed] = useState<Fetcher<T> | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (ask === null) return;
    const over = new AbortController();
    void ask(over.signal).then((answer) => {
      if (over.signal.aborted) return;
      if (answer === null) setFailed(() => ask);
      else setResult(answer);
    });
    return () => over.abort();
  }, [ask, times]);
  const retry = (): void => {
    setFailed(null);
    setTimes(times + 1);
  };
  return { result, retry: ask !== null && failed === ask ? retry : null };
}

import { useEffect, useState } from 'react';

/** Fetches everything; null if that failed. An aborted signal means that the result is unwanted. */
export type Ask<T> = (signal: AbortSignal) => Promise<T | null>;

type Told<T> = {
  /** The last result; null before the first. */
  readonly told: T | null;
  /** Asks again after a failure; else null. */
  readonly again: (() => void) | null;
};

/** A result that takes several queries. It is fetched again for each new `ask` function. */
export function useTold<T>(ask: Ask<T> | null): Told<T> {
  const [told, setTold] = useState<T | null>(null);
  const [failed, setFailed] = useState<Ask<T> | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (ask === null) return;
    const over = new AbortController();
    void ask(over.signal).then((answer) => {
      if (over.signal.aborted) return;
      if (answer === null) setFailed(() => ask);
      else setTold(answer);
    });
    return () => over.abort();
  }, [ask, times]);
  const again = (): void => {
    setFailed(null);
    setTimes(times + 1);
  };
  return { told, again: ask !== null && failed === ask ? again : null };
}

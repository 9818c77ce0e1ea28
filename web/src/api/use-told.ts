import { useEffect, useState } from 'react';

/** Asks for all of it; null where it could not be had. What comes after the signal is not wanted any more. */
export type Ask<T> = (signal: AbortSignal) => Promise<T | null>;

type Told<T> = {
  /** What was told last; null before that. */
  readonly told: T | null;
  /** Asks again, where the last answer did not come; else null. */
  readonly again: (() => void) | null;
};

/** What takes several questions: asked again with each other `ask`. */
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

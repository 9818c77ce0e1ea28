import { createContext, use, useEffect, useState } from 'react';

const SECOND = 1_000;

export type Clock = {
  /** The server's clock minus this browser's, in milliseconds. */
  readonly offset: number;
  /** The instant of a rehearsal's stopped clock; null for a running clock. */
  readonly standsAt: number | null;
};

export const ClockContext = createContext<Clock>({ offset: 0, standsAt: null });

/** The server's time, or the time of the surrounding rehearsal, updated every `everyMs`. */
export function useNow(everyMs = SECOND): number {
  const { offset, standsAt } = use(ClockContext);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (standsAt !== null) return;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, standsAt]);
  return standsAt ?? now + offset;
}

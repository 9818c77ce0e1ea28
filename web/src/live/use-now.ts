import { createContext, use, useEffect, useState } from 'react';

const SECOND = 1_000;

export type Clock = {
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  readonly offset: number;
  /** The instant at which the clock of a rehearsal stands; null for one that goes. */
  readonly standsAt: number | null;
};

export const ClockContext = createContext<Clock>({ offset: 0, standsAt: null });

/** The instant by the clock of the house, or of the rehearsal that this is in, renewed each `everyMs`. */
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

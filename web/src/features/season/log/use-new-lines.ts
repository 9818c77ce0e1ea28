import { useEffect, useState } from 'react';

/** A little longer than any animation. */
const COMING_MS = 1_000;

/**
 * The number after which lines count as new, in a list whose newest has the number `newest`; null
 * if none do. Neither the lines of the first render nor older ones loaded later are new. Newness
 * ends soon, so that a line scrolled back into view does not animate again.
 */
export function useNewLines(newest: number | null): number | null {
  const [seen, setSeen] = useState(newest);
  if (seen === null && newest !== null) setSeen(newest);
  useEffect(() => {
    if (newest === seen) return undefined;
    const timer = setTimeout(() => setSeen(newest), COMING_MS);
    return () => clearTimeout(timer);
  }, [newest, seen]);
  return newest === seen ? null : seen;
}

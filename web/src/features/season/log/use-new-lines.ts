import { useEffect, useState } from 'react';

/** Longer than any animation. */
const COMING_MS = 1_000;

/**
 * The event number after which lines count as new; null if no line is new. The lines of the first
 * render and older pages are not new. A line is new only for a moment, so that scrolling back to it
 * starts no animation.
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

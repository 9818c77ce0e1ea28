import { useEffect, useState } from 'react';

/** As long as anything moves, and more. */
const COMING_MS = 1_000;

/**
 * The number after which lines have just come, of a list whose newest has the number `newest`; null where none have.
 * What was there when the list was first drawn has not come, nor what is fetched of older times; and whatever has come is
 * soon as the others, so that it does not come again when it is scrolled back into sight.
 */
export function useComing(newest: number | null): number | null {
  const [seen, setSeen] = useState(newest);
  if (seen === null && newest !== null) setSeen(newest);
  useEffect(() => {
    if (newest === seen) return undefined;
    const timer = setTimeout(() => setSeen(newest), COMING_MS);
    return () => clearTimeout(timer);
  }, [newest, seen]);
  return newest === seen ? null : seen;
}

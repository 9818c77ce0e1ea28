import { useEffect, useState } from 'react';

const TURN_MS = 12_000;

/** Which of a number of pages is shown: each in its turn, since nobody turns them on a wall. */
export function useTurn(pages: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (pages < 2) return;
    const timer = setInterval(() => setTurn((last) => last + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [pages]);
  return pages === 0 ? 0 : turn % pages;
}

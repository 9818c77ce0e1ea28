import { useEffect, useState } from 'react';

const TURN_MS = 12_000;

/** The visible page. Pages rotate, since nobody operates a wall screen. */
export function useRotation(pages: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (pages < 2) return;
    const timer = setInterval(() => setTurn((last) => last + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [pages]);
  return pages === 0 ? 0 : turn % pages;
}

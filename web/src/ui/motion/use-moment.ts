import { useEffect, useState } from 'react';
import { hasMotion } from '../../platform/motion-duration';

export type Moment = {
  /** The number of steps told so far. */
  readonly step: number;
  readonly isTold: boolean;
  /** Goes to a step; null for the end. */
  readonly tell: (step: number | null, isPlaying: boolean) => void;
};

/**
 * Tells what has just happened, step by step. `news` names it; null if it is old, so that its end
 * shows. With reduced motion the end shows at once.
 */
export function useMoment(
  news: string | null,
  steps: number,
  pauseOf: (step: number) => number,
): Moment {
  const [known, setKnown] = useState<string | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  if (news !== null && news !== known) {
    const moves = hasMotion();
    setKnown(news);
    setAt(moves ? 0 : null);
    setPlaying(moves);
  }
  const step = at ?? steps;
  const isTold = step >= steps;
  const pause = pauseOf(step);
  useEffect(() => {
    if (!isPlaying || isTold) return undefined;
    const timer = setTimeout(() => setAt(step + 1), pause);
    return () => clearTimeout(timer);
  }, [isPlaying, isTold, step, pause]);
  const tell = (next: number | null, isOn: boolean): void => {
    setAt(next);
    setPlaying(isOn);
  };
  return { step, isTold, tell };
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hasMotion } from '../../ui/motion/motion-duration';

const STEP_MS = 1_100;
/** The pause before the outcome. */
const BREATH_MS = 2_200;

export type Telling = {
  /** The number of shown plays; one more than all plays shows the outcome. */
  readonly step: number;
  readonly last: number;
  readonly isTold: boolean;
  /** True if the Fine was made during the visit. */
  readonly isNews: boolean;
  readonly tell: (from: number, isPlaying: boolean) => void;
};

/**
 * The telling of the Fine. If the Fine happens during the visit, it plays from the start; later
 * visitors see the end.
 */
export function useTelling(isMade: boolean, plays: number): Telling {
  const last = plays + 1;
  const [step, setStep] = useState(isMade ? last : 0);
  const [isPlaying, setPlaying] = useState(false);
  const [isNews, setNews] = useState(false);
  const wasMade = useRef(isMade);
  // A layout effect runs before the paint, so with reduced motion the start never shows.
  useLayoutEffect(() => {
    if (isMade && !wasMade.current) {
      const moves = hasMotion();
      setStep(moves ? 0 : last);
      setPlaying(moves);
      setNews(true);
    }
    wasMade.current = isMade;
  }, [isMade, last]);
  useEffect(() => {
    if (!isPlaying || step >= last) return;
    const pause = step === last - 1 ? BREATH_MS : STEP_MS;
    const timer = setTimeout(() => setStep(step + 1), pause);
    return () => clearTimeout(timer);
  }, [isPlaying, step, last]);
  const tell = (from: number, isOn: boolean): void => {
    setStep(from);
    setPlaying(isOn);
  };
  return { step, last, isTold: !isMade || step >= last, isNews, tell };
}

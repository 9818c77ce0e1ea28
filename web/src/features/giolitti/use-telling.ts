import { useState } from 'react';
import { useMoment } from '../../ui/motion/use-moment';
import type { Moment } from '../../ui/motion/use-moment';

const STEP_MS = 1_100;
/** The pause before the outcome. */
const BREATH_MS = 2_200;

export type Telling = Moment & {
  /** The step of the outcome: one more than all plays. */
  readonly last: number;
  /** True if the Fine was made during the visit. */
  readonly isNews: boolean;
};

/**
 * The telling of the Fine. If the Fine happens during the visit, it plays from the start; later
 * visitors see the end.
 */
export function useTelling(isMade: boolean, plays: number): Telling {
  const last = plays + 1;
  const [wasMade] = useState(isMade);
  const isNews = isMade && !wasMade;
  const { isTold, ...moment } = useMoment(isNews ? 'fine' : null, last, (step) =>
    step === last - 1 ? BREATH_MS : STEP_MS,
  );
  return { ...moment, last, isTold: !isMade || isTold, isNews };
}

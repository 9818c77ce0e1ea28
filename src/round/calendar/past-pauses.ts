/** Of the time between what happened before a pause and after it, the pause does not count [ruling AA5]. */
import { instant } from '../../kernel';
import type { Instant } from '../../kernel';
import { roundOf } from '../ground/state';
import type { PastPause, RoundState } from '../ground/state';

const lengthOf = ({ sinceMs, untilMs }: PastPause): number => untilMs - sinceMs;

/** How long the round has paused between the two. */
export const pausedBetween = (state: RoundState, from: Instant, to: Instant): number =>
  roundOf(state)
    .pauses.filter(({ sinceMs, untilMs }) => from <= sinceMs && untilMs <= to)
    .reduce((sum, pause) => sum + lengthOf(pause), 0);

/** So long before, pauses not counted. What fell on the instant at which one began was done. */
export const beforePauses = (state: RoundState, at: Instant, ms: number): Instant =>
  roundOf(state)
    .pauses.filter(({ untilMs }) => untilMs <= at)
    .reduceRight(
      (then, pause) => (then <= pause.untilMs ? instant(then - lengthOf(pause)) : then),
      instant(at - ms),
    );

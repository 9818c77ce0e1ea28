/** A pause does not count as time between two events [ruling AA5]. */
import { instant } from '../../kernel';
import type { Instant } from '../../kernel';
import { roundOf } from '../model/state';
import type { PastPause, RoundState } from '../model/state';

const lengthOf = ({ sinceMs, untilMs }: PastPause): number => untilMs - sinceMs;

/** The length of the pauses between the two. */
export const pausedBetween = (state: RoundState, from: Instant, to: Instant): number =>
  roundOf(state)
    .pauses.filter(({ sinceMs, untilMs }) => from <= sinceMs && untilMs <= to)
    .reduce((sum, pause) => sum + lengthOf(pause), 0);

/** The instant that much earlier, pauses not counted. Things due at the begin of a pause were done. */
export const beforePauses = (state: RoundState, at: Instant, ms: number): Instant =>
  roundOf(state)
    .pauses.filter(({ untilMs }) => untilMs <= at)
    .reduceRight(
      (then, pause) => (then <= pause.untilMs ? instant(then - lengthOf(pause)) : then),
      instant(at - ms),
    );

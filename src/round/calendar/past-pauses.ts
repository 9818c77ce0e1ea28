/** A pause does not count as time between two events [ruling AA5]. */
import { instant } from '../../kernel';
import type { Instant } from '../../kernel';
import { roundOf } from '../model/state';
import type { PastPause, RoundState } from '../model/state';

const lengthOf = ({ sinceMs, untilMs }: PastPause): number => untilMs - sinceMs;

/** The total length of the pauses between two instants, in milliseconds. */
export const pausedBetween = (state: RoundState, from: Instant, to: Instant): number =>
  roundOf(state)
    .pauses.filter(({ sinceMs, untilMs }) => from <= sinceMs && untilMs <= to)
    .reduce((sum, pause) => sum + lengthOf(pause), 0);

/**
 * The instant `ms` before `at`, without counting pauses. An event at the start of a pause comes
 * before the pause.
 */
export const beforePauses = (state: RoundState, at: Instant, ms: number): Instant =>
  roundOf(state)
    .pauses.filter(({ untilMs }) => untilMs <= at)
    .reduceRight(
      (then, pause) => (then <= pause.untilMs ? instant(then - lengthOf(pause)) : then),
      instant(at - ms),
    );

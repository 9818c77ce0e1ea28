import type { Instant, PlayerId } from '../../kernel';
import { GUARDS } from '../model/access';
import { commonView } from '../../season';
import type { CommonView } from '../../season';
import { isAsleep } from '../clock/sleep';
import { dueRound } from '../clock/advance';
import { nowIn, roundOf, rulesetOf, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';

export type RoundView = CommonView & {
  readonly startsAtMs: Instant;
  /** The present phase; null before the start, like `week`. */
  readonly phase: string | null;
  readonly week: number | null;
  readonly nextDeadlineMs: Instant | null;
  readonly asleep: boolean;
  readonly winnerId: PlayerId | null;
  readonly steward: boolean;
};

/** The public view of the round at a real instant. */
export function roundView(state: RoundState, real: Instant): RoundView {
  const round = roundOf(state);
  const now = nowIn(state, real);
  return {
    ...commonView(round, GUARDS.hosting(state), tempoOf(round), now),
    startsAtMs: round.startsAtMs,
    phase: round.phase,
    week: round.week === 0 ? null : round.week,
    nextDeadlineMs: dueRound(state),
    asleep: isAsleep(state, now),
    winnerId: round.winnerId,
    steward: rulesetOf(state).steward,
  };
}

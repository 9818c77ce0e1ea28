import { SECOND_MS, toRules } from '../../kernel';
import type { AccountId, Instant, PlayerId, RulesInstant } from '../../kernel';
import { isAsleep } from '../course/sleep';
import { dueRound } from '../course/due';
import { nowIn, roundOf, rulesetOf, tempoOf } from '../ground/state';
import type { RoundRow, RoundState } from '../ground/state';

export type RoundView = {
  readonly name: string;
  readonly status: RoundRow['status'];
  readonly visibility: RoundRow['visibility'];
  readonly rehearsal: boolean;
  readonly hostAccountId: AccountId;
  readonly startsAtMs: Instant;
  readonly endedAtMs: Instant | null;
  readonly nowMs: Instant;
  readonly rulesTimeMs: RulesInstant;
  /** How many real seconds a rules-day lasts. */
  readonly tempo: number;
  /** Null before the start, and so is the week. */
  readonly phase: string | null;
  readonly week: number | null;
  readonly nextDeadlineMs: Instant | null;
  readonly asleep: boolean;
  readonly winnerId: PlayerId | null;
  readonly steward: boolean;
  readonly revision: number;
};

/** The round as everybody sees it, at the real instant `real`. */
export function roundView(state: RoundState, real: Instant): RoundView {
  const round = roundOf(state);
  const now = nowIn(state, real);
  return {
    name: round.name,
    status: round.status,
    visibility: round.visibility,
    rehearsal: round.testClockMs !== null,
    hostAccountId: round.hostAccountId,
    startsAtMs: round.startsAtMs,
    endedAtMs: round.endedAtMs,
    nowMs: now,
    rulesTimeMs: toRules(tempoOf(round), now),
    tempo: round.dayMs / SECOND_MS,
    phase: round.phase,
    week: round.week === 0 ? null : round.week,
    nextDeadlineMs: dueRound(state),
    asleep: isAsleep(state, now),
    winnerId: round.winnerId,
    steward: rulesetOf(state).steward,
    revision: round.revision,
  };
}

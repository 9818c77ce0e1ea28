import { SECOND_MS, toRules } from '../../kernel';
import type { AccountId, Instant, RulesInstant } from '../../kernel';
import { dueDynasty } from '../course/due';
import type { DynastyRow } from '../ground/rows';
import { dynastyOf, nowIn, rulesetOf, tempoOf } from '../ground/state';
import type { DynastyState } from '../ground/state';

export type DynastyView = {
  readonly name: string;
  readonly status: DynastyRow['status'];
  readonly visibility: DynastyRow['visibility'];
  readonly rehearsal: boolean;
  readonly hostAccountId: AccountId;
  /** Who deals; null where dealing is automatic. */
  readonly dealerAccountId: AccountId | null;
  readonly startsAtMs: Instant;
  readonly endedAtMs: Instant | null;
  readonly nowMs: Instant;
  readonly rulesTimeMs: RulesInstant;
  /** How many real seconds a rules-day lasts. */
  readonly tempo: number;
  readonly nextDeadlineMs: Instant | null;
  readonly steward: boolean;
  readonly revision: number;
  /** The SHA-256 of the seed of the game that is dealt next. */
  readonly nextCommitment: string;
};

/** The dynasty as everybody sees it, at the real instant `real`. */
export function dynastyView(state: DynastyState, real: Instant): DynastyView {
  const dynasty = dynastyOf(state);
  const now = nowIn(state, real);
  const { steward, automaticDealing } = rulesetOf(state);
  return {
    name: dynasty.name,
    status: dynasty.status,
    visibility: dynasty.visibility,
    rehearsal: dynasty.testClockMs !== null,
    hostAccountId: dynasty.hostAccountId,
    dealerAccountId: automaticDealing ? null : dynasty.dealerAccountId,
    startsAtMs: dynasty.createdAtMs,
    endedAtMs: dynasty.endedAtMs,
    nowMs: now,
    rulesTimeMs: toRules(tempoOf(dynasty), now),
    tempo: dynasty.dayMs / SECOND_MS,
    nextDeadlineMs: dueDynasty(state),
    steward,
    revision: dynasty.revision,
    nextCommitment: dynasty.nextCommitment,
  };
}

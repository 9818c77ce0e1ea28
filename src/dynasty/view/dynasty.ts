import type { AccountId, Instant, PlayerId } from '../../kernel';
import { GUARDS } from '../model/access';
import { commonView } from '../../season';
import type { CommonView } from '../../season';
import { dueDynasty } from '../clock/advance';
import { dynastyOf, nowIn, rulesetOf, tempoOf } from '../model/state';
import type { DynastyState } from '../model/state';

export type DynastyView = CommonView & {
  /** The dealer; null if dealing is automatic. */
  readonly dealerAccountId: AccountId | null;
  readonly startsAtMs: Instant;
  readonly nextDeadlineMs: Instant | null;
  readonly steward: boolean;
  /** The SHA-256 of the next game's seed. */
  readonly nextCommitment: string;
  readonly winnerId: PlayerId | null;
};

/** The public view of the dynasty, at the real instant `real`. */
export function dynastyView(state: DynastyState, real: Instant): DynastyView {
  const dynasty = dynastyOf(state);
  const now = nowIn(state, real);
  const { steward, automaticDealing } = rulesetOf(state);
  return {
    ...commonView(dynasty, GUARDS.hosting(state), tempoOf(dynasty), now),
    dealerAccountId: automaticDealing ? null : dynasty.dealerAccountId,
    startsAtMs: dynasty.createdAtMs,
    nextDeadlineMs: dueDynasty(state),
    steward,
    nextCommitment: dynasty.nextCommitment,
    winnerId: dynasty.winnerId,
  };
}

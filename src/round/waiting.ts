import type { AccountId, Instant } from '../kernel';
import type { RuleAnchor } from '../rulesets';
import type { Waiting } from '../season';
import { waitingOf as waitingAt } from './every/command';
import type { RoundRefusal } from './ground/refusal';
import { roundOf, nowIn } from './ground/state';
import type { RoundState } from './ground/state';

export type RoundWaiting = Waiting<RuleAnchor, RoundRefusal>;

/**
 * What waits for the account at the real instant `real`, to which the state has been advanced.
 * Nothing does after the end.
 */
export const waitingOf = (state: RoundState, account: AccountId, real: Instant): RoundWaiting[] =>
  roundOf(state).status === 'ENDED' ? [] : waitingAt({ state, now: nowIn(state, real) }, account);

import type { AccountId, Instant } from '../kernel';
import type { DynastyAnchor } from '../rulesets';
import type { Waiting } from '../season';
import { waitingOf as waitingAt } from './every/command';
import type { DynastyRefusal } from './ground/refusal';
import { dynastyOf, nowIn } from './ground/state';
import type { DynastyState } from './ground/state';

export type DynastyWaiting = Waiting<DynastyAnchor, DynastyRefusal>;

/**
 * What waits for the account at the real instant `real`, to which the state has been advanced.
 * Nothing does after the end.
 */
export const waitingOf = (
  state: DynastyState,
  account: AccountId,
  real: Instant,
): DynastyWaiting[] =>
  dynastyOf(state).status === 'ENDED' ? [] : waitingAt({ state, now: nowIn(state, real) }, account);

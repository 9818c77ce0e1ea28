import type { AccountId, Instant } from '../kernel';
import type { DynastyAnchor } from '../rulesets';
import type { Option } from '../season';
import { optionsOf as optionsAt } from './every/command';
import { nowIn } from './ground/state';
import type { DynastyState } from './ground/state';

export type DynastyOption = Option<DynastyAnchor>;

/** What the account can do at the real instant `real`, to which the state has been advanced. */
export const optionsOf = (
  state: DynastyState,
  account: AccountId,
  real: Instant,
): DynastyOption[] => optionsAt({ state, now: nowIn(state, real) }, account);

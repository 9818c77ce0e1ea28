import type { AccountId, Instant } from '../kernel';
import type { RuleAnchor } from '../rulesets';
import type { Option } from '../season';
import { optionsOf as optionsAt } from './every/command';
import { nowIn } from './ground/state';
import type { RoundState } from './ground/state';

export type RoundOption = Option<RuleAnchor>;

/** What the account can do at the real instant `real`, to which the state has been advanced. */
export const optionsOf = (state: RoundState, account: AccountId, real: Instant): RoundOption[] =>
  optionsAt({ state, now: nowIn(state, real) }, account);

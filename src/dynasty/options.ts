import type { AccountId, Instant } from '../kernel';
import { optionsOf as optionsAt } from './every-command';
import type { DynastyOption } from './option';
import { nowIn } from './state';
import type { DynastyState } from './state';

/** What the account can do at the real instant `real`, to which the state has been advanced. */
export const optionsOf = (state: DynastyState, account: AccountId, real: Instant): DynastyOption[] =>
  optionsAt({ state, now: nowIn(state, real) }, account);

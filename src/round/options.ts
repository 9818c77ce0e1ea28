import type { AccountId, Instant } from '../kernel';
import { optionsOf as declared } from './every-command';
import type { RoundOption } from './option';
import { nowIn } from './state';
import type { RoundState } from './state';

/** What the account can do at the real instant `real`, to which the state has been advanced. */
export const optionsOf = (state: RoundState, account: AccountId, real: Instant): RoundOption[] =>
  declared({ state, now: nowIn(state, real) }, account);

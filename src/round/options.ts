import type { AccountId, Instant } from '../kernel';
import type { RuleAnchor } from '../rulesets';
import type { KnownOf, Option } from '../season';
import { citing } from './ground/cited';
import { optionsOf as optionsAt, refusalOf as refusalAt } from './every/command';
import type { RoundCommand } from './ground/command';
import type { RoundRefusal } from './ground/refusal';
import { nowIn } from './ground/state';
import type { RoundState } from './ground/state';

export type RoundOption = Option<RuleAnchor>;

/** What the account can do at the real instant `real`, to which the state has been advanced. */
export const optionsOf = (state: RoundState, account: AccountId, real: Instant): RoundOption[] =>
  optionsAt({ state, now: nowIn(state, real) }, account);

/** Why the account would be refused then what is known of a command; null where it would not. */
export const refusalOf = (
  state: RoundState,
  account: AccountId,
  real: Instant,
  known: KnownOf<RoundCommand>,
): RoundRefusal | null => {
  const refusal = refusalAt({ state, now: nowIn(state, real) }, account, known);
  return refusal === null ? null : citing(state, refusal);
};

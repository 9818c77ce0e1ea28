import type { AccountId, Instant } from '../kernel';
import type { DynastyAnchor } from '../rulesets';
import type { KnownOf, Option } from '../season';
import { optionsOf as optionsAt, refusalOf as refusalAt } from './every/command';
import type { DynastyCommand } from './ground/command';
import type { DynastyRefusal } from './ground/refusal';
import { nowIn } from './ground/state';
import type { DynastyState } from './ground/state';

export type DynastyOption = Option<DynastyAnchor>;

/** What the account can do at the real instant `real`, to which the state has been advanced. */
export const optionsOf = (
  state: DynastyState,
  account: AccountId,
  real: Instant,
): DynastyOption[] => optionsAt({ state, now: nowIn(state, real) }, account);

/** Why the account would be refused then what is known of a command; null where it would not. */
export const refusalOf = (
  state: DynastyState,
  account: AccountId,
  real: Instant,
  known: KnownOf<DynastyCommand>,
): DynastyRefusal | null => refusalAt({ state, now: nowIn(state, real) }, account, known);

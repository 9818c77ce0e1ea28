/** What is refused before anything else of the state is looked at, and who sees what there is. */
import type { AccountId, Actor } from '../../kernel';
import type { DynastyAnchor } from '../../rulesets';
import { guardsOf } from '../../season';
import { refuse } from './refusal';
import type { DynastyRefusal } from './refusal';
import { dynastyOf, rulesetOf } from './state';
import type { DynastyState } from './state';

/** Who runs the games: the person who deals, or the server for it. */
export const DEALER: Actor = 'dealer';

const isNamedDealer = (state: DynastyState, account: AccountId): boolean =>
  dynastyOf(state).dealerAccountId === account;

/** Nobody is where dealing is automatic. */
export const isDealer = (state: DynastyState, account: AccountId): boolean =>
  !rulesetOf(state).automaticDealing && isNamedDealer(state, account);

export const GUARDS = guardsOf<DynastyState, DynastyRefusal, DynastyAnchor>({
  seasonOf: dynastyOf,
  rulesetOf,
  refuse,
  over: (rule, endedAtMs) => refuse('DYNASTY_OVER', rule, { endedAtMs }),
});
export const { isHost, unlessOver, unlessRehearsal, seesEvent, summary } = GUARDS;

/** As in any season; and its dealer may. */
export const canSee = (state: DynastyState, account: AccountId | null): boolean =>
  GUARDS.canSee(state, account) || (account !== null && isNamedDealer(state, account));

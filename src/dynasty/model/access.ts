/** Checks that all commands share, and the visibility of the dynasty. */
import type { AccountId, Actor } from '../../kernel';
import type { DynastyAnchor } from '../../rulesets';
import { guardsOf, shapesOf } from '../../season';
import type { NoticeKind, Recipient } from '../../season';
import { refuse } from './refusal';
import type { DynastyRefusal } from './refusal';
import { dynastyOf, rulesetOf } from './state';
import type { DynastyState } from './state';

/** The actor that runs the games: the person who deals, or the server. */
export const DEALER: Actor = 'dealer';

const isNamedDealer = (state: DynastyState, account: AccountId): boolean =>
  dynastyOf(state).dealerAccountId === account;

/** False for every account if dealing is automatic. */
export const isDealer = (state: DynastyState, account: AccountId): boolean =>
  !rulesetOf(state).automaticDealing && isNamedDealer(state, account);

/** The dealer who has to act; null if the server deals. */
export function dealerAwaited(state: DynastyState, kind: NoticeKind): Recipient | null {
  if (rulesetOf(state).automaticDealing) return null;
  return { accountId: dynastyOf(state).dealerAccountId, kind };
}

export const GUARDS = guardsOf<DynastyState, DynastyRefusal, DynastyAnchor>({
  seasonOf: dynastyOf,
  rulesetOf,
  phaseOf: () => null,
  refuse,
  over: (rule, endedAtMs) => refuse('DYNASTY_OVER', rule, { endedAtMs }),
});
export const { isHost, unlessOver, unlessRehearsal, seesEvent, summary } = GUARDS;

/** True for the viewers of any season, and for the dealer. */
export const canSee = (state: DynastyState, account: AccountId | null): boolean =>
  GUARDS.canSee(state, account) || (account !== null && isNamedDealer(state, account));

/** The field checks for the commands of every season. */
export const SHAPES = shapesOf<DynastyRefusal, DynastyAnchor>(refuse);

export const { unless, digestShape, seedShape, wordsShape } = SHAPES;

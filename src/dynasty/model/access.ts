/** The first refusals of any command, and the visibility of things. */
import type { AccountId, Actor } from '../../kernel';
import type { DynastyAnchor } from '../../rulesets';
import { guardsOf, shapesOf } from '../../season';
import type { NoticeKind, Recipient } from '../../season';
import { refuse } from './refusal';
import type { DynastyRefusal } from './refusal';
import { dynastyOf, rulesetOf } from './state';
import type { DynastyState } from './state';

/** The actor that runs the games: the dealing person, or the server in that role. */
export const DEALER: Actor = 'dealer';

const isNamedDealer = (state: DynastyState, account: AccountId): boolean =>
  dynastyOf(state).dealerAccountId === account;

/** Nobody if dealing is automatic. */
export const isDealer = (state: DynastyState, account: AccountId): boolean =>
  !rulesetOf(state).automaticDealing && isNamedDealer(state, account);

/** The awaited dealer; null if the server deals. */
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

/** The viewers of any season, and its dealer. */
export const canSee = (state: DynastyState, account: AccountId | null): boolean =>
  GUARDS.canSee(state, account) || (account !== null && isNamedDealer(state, account));

/** The shapes for the commands of every season. */
export const SHAPES = shapesOf<DynastyRefusal, DynastyAnchor>(refuse);

export const { unless, digestShape, seedShape, wordsShape } = SHAPES;

/**
 * The outcome of a fortune [rulings B5, F5, X13]: first the effect of its dice, then its further
 * effects, all or none. The further effects work like those of an action that the player takes.
 */
import { assertNever, destroy, held, mint } from '../../kernel';
import type { Transfer } from '../../kernel';
import { flagOf, valueOfHandName, substituteHandNames } from '../../rulesets';
import type { ActionEffect, Expression, Fortune } from '../../rulesets';
import { ActionOutcome } from '../../season';
import type { ValueChange } from '../../season';
import { drawCards, rollDice } from '../chance/rolls';
import type { Throw } from '../chance/rolls';
import type { Rolls } from '../chance/vocabulary';
import { countCards } from '../model/items';
import { ownerOf } from '../model/owners';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { mergeCards } from '../hands/merge-cards';
import { facesOf } from '../hands/faces';
import { scoreValue, sumOver } from '../hands/score-values';
import { VALUE_TRACKING } from '../values/value-tracking';
import { trackedValuesOfCard } from '../values/tracked-values';
import type { HandRow } from '../hands/vocabulary';

export type FortuneOutcome = {
  readonly rolls: Rolls;
  readonly transfers: readonly Transfer[];
  readonly changes: readonly ValueChange[];
};

/** True if the hand triggers the fortune. */
export function isToldTo(state: RoundState, hand: HandRow, { rank, holds }: Fortune): boolean {
  if (rank !== undefined && !hand.cards.some((card) => card.rank === rank)) return false;
  if (holds === undefined) return true;
  const { valueOf } = outcomeFor(state, hand, []);
  return flagOf(substituteHandNames(holds, handValue(state, hand)), valueOf);
}

export function outcomeOf(
  turn: RoundTurn,
  hand: HandRow,
  { fortune, effect, also = [] }: Fortune,
  thrown: Throw,
): FortuneOutcome {
  const { state } = turn;
  const rolled = rollEffect(turn, hand, effect, thrown);
  const outcome = outcomeFor(state, hand, rolled.transfers);
  const dice = pips(rolled.rolls);
  const told = handValue(state, hand);
  const known = (name: string): number | null => (name === 'dice' ? dice : told(name));
  const effects = also.map((each) => withNamedValues(each, known));
  const refusal = outcome.make({ action: fortune, title: fortune, limit: null, cost: [], effects });
  if (refusal !== null) return { ...rolled, changes: [] };
  return { rolls: rolled.rolls, transfers: outcome.transfers, changes: outcome.changes };
}

/** The outcome of an action by the hand's player, with the transfers of the dice already in it. */
function outcomeFor(state: RoundState, { playerId, cards }: HandRow, moved: readonly Transfer[]) {
  const hand = mergeCards(cards).map(({ rank, suit }) => ({ rank, suit }));
  const parties = { actor: playerId, target: null, hand };
  return new ActionOutcome(VALUE_TRACKING, state, parties, moved);
}

/**
 * The value of a name in a formula, computed once per name; null if the name is not about a hand.
 */
function handValue(
  state: RoundState,
  { cards, placement }: HandRow,
): (name: string) => number | null {
  const { deck } = rulesetOf(state);
  const faces = facesOf(deck, mergeCards(cards));
  const known = new Map<string, number>([['placement', placement ?? 0]]);
  const summed = sumOver(mergeCards(cards), (card) => trackedValuesOfCard(state, card));
  return (name) => {
    const ofCards = valueOfHandName(name);
    // Other names with a colon belong to action formulas, such as a player's values.
    if (ofCards === null && name.includes(':')) return null;
    const value =
      known.get(name) ??
      (ofCards === null ? scoreValue(deck, faces, name) : Number(summed(ofCards)));
    known.set(name, value);
    return value;
  };
}

function withNamedValues(
  effect: ActionEffect,
  known: (name: string) => number | null,
): ActionEffect {
  if (effect.type === 'SET_TEXT') return effect;
  const put = (expression: Expression): Expression => substituteHandNames(expression, known);
  return effect.type === 'MOVE'
    ? { ...effect, quantity: put(effect.quantity) }
    : { ...effect, by: put(effect.by) };
}

type Rolled = Omit<FortuneOutcome, 'changes'>;

function rollEffect(
  turn: RoundTurn,
  { playerId }: HandRow,
  effect: Fortune['effect'],
  thrown: Throw,
): Rolled {
  const owner = ownerOf(playerId);
  if (effect === undefined) return { rolls: rollDice(turn, [], thrown), transfers: [] };
  switch (effect.type) {
    case 'LOSE_DICE': {
      const rolls = rollDice(turn, [effect.sides], thrown);
      const lost = Math.min(pips(rolls), held(turn.state, owner, effect.item));
      return { rolls, transfers: destroy(owner, [[effect.item, lost]]) };
    }
    case 'GAIN_DICE': {
      const rolls = rollDice(turn, [effect.sides], thrown);
      return { rolls, transfers: mint(owner, [[effect.item, pips(rolls)]]) };
    }
    case 'GAIN_CARDS': {
      const { cards, rolls } = drawCards(turn, effect.cards, thrown);
      return { rolls, transfers: mint(owner, countCards(cards)) };
    }
    default:
      return assertNever(effect);
  }
}

/** The sum of the dice. Each die counts from 1 to its number of sides. */
const pips = ({ draws }: Rolls): number => draws.reduce((sum, { value }) => sum + value + 1, 0);

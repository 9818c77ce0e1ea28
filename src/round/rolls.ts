/**
 * Dice thrown in the open (design, section 7): by the stream of the present week, numbered on from
 * the last draw. To draw a card is to roll the suit, then the rank of its archetype [Cards].
 */
import { required } from '../kernel';
import type { Draw } from '../kernel';
import { archetypeOf } from '../rulesets';
import type { Card, Deck } from '../rulesets';
import { weekScope } from './calendar/week';
import type { Rolls } from './event';
import { roundOf, rulesetOf } from './state';
import type { RoundState } from './state';
import type { RoundTurn } from './turn';

/** Each throw takes the next number; they count once the event that has them is applied. */
type Dice = { readonly roll: (sides: number) => number; readonly rolls: Rolls };

function takeDice(turn: RoundTurn, clientSeeds: readonly string[]): Dice {
  const { week, nextDraw } = roundOf(turn.state);
  const draws: Draw[] = [];
  let next = nextDraw;
  const roll = (sides: number): number => {
    const drawn = turn.chance.draw(weekScope(week), next, sides, clientSeeds);
    draws.push(drawn);
    next = drawn.number + 1;
    return drawn.value;
  };
  return { roll, rolls: { week, clientSeeds, draws } };
}

/** One throw for each number of sides. The values count from 0. */
export function rollDice(
  turn: RoundTurn,
  sides: readonly number[],
  clientSeeds: readonly string[],
): Rolls {
  const dice = takeDice(turn, clientSeeds);
  for (const each of sides) dice.roll(each);
  return dice.rolls;
}

export function drawCards(
  turn: RoundTurn,
  count: number,
  clientSeeds: readonly string[],
): { readonly cards: readonly Card[]; readonly rolls: Rolls } {
  const { deck } = rulesetOf(turn.state);
  const dice = takeDice(turn, clientSeeds);
  const cards = Array.from({ length: count }, () => drawCard(deck, dice));
  return { cards, rolls: dice.rolls };
}

function drawCard(deck: Deck, dice: Dice): Card {
  const { suit } = rollEntry(deck.suits, dice);
  const { ranks } = required(archetypeOf(deck, suit), `the archetype of ${suit}`);
  return { rank: rollEntry(ranks, dice).rank, suit };
}

function rollEntry<T extends { readonly number: number }>(entries: readonly T[], dice: Dice): T {
  const rolled = dice.roll(entries.length) + 1;
  return required(
    entries.find(({ number }) => number === rolled),
    'an entry for each number from 1 on',
  );
}

/** For the evolve of every event with rolls: their numbers are used up. */
export function applyRolls(state: RoundState, rolls: Rolls): void {
  const last = rolls.draws.at(-1);
  const round = roundOf(state);
  if (last === undefined || rolls.week !== round.week) return;
  state.put('rounds', { ...round, nextDraw: last.number + 1 });
}

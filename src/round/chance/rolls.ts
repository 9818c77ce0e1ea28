/**
 * Public dice (design, section 7), drawn from the seed of the present week. Each throw has its own
 * name and its own numbers, so its timing does not change the result [ruling S24]. In older weeks
 * throws have no names and share one stream of numbers. A card is drawn by rolling its suit, then
 * the rank of its archetype [Cards].
 */
import { digestOf, required } from '../../kernel';
import type { Draw } from '../../kernel';
import { archetypeOf } from '../../rulesets';
import type { Card, Deck } from '../../rulesets';
import { presentBinding, weekScope } from '../calendar/week';
import type { Rolls } from '../model/event';
import { roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';

/** The dice of one throw. Each roll takes the stream's next number. */
type Dice = { readonly roll: (sides: number) => number; readonly rolls: Rolls };

/** The name of a throw, and the client seeds mixed into it. */
export type Throw = { readonly stream: string; readonly clientSeeds: readonly string[] };

function takeDice(turn: RoundTurn, { stream, clientSeeds }: Throw): Dice {
  const { week, nextDraw } = roundOf(turn.state);
  const binding = presentBinding(turn.state);
  const throwing = binding === null ? null : { name: stream, digest: digestOf(binding) };
  const draws: Draw[] = [];
  let next = binding === null ? nextDraw : 1;
  const roll = (sides: number): number => {
    const drawn = turn.chance.draw(weekScope(week), next, sides, clientSeeds, throwing);
    draws.push(drawn);
    next = drawn.number + 1;
    return drawn.value;
  };
  const named = binding === null ? {} : { stream };
  return { roll, rolls: { week, ...named, clientSeeds, draws } };
}

/** Rolls one die for each entry of `sides`, in one throw. The values count from 0. */
export function rollDice(turn: RoundTurn, sides: readonly number[], thrown: Throw): Rolls {
  const dice = takeDice(turn, thrown);
  for (const each of sides) dice.roll(each);
  return dice.rolls;
}

export function drawCards(
  turn: RoundTurn,
  count: number,
  thrown: Throw,
): { readonly cards: readonly Card[]; readonly rolls: Rolls } {
  const { deck } = rulesetOf(turn.state);
  const dice = takeDice(turn, thrown);
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

/**
 * Call it in the `evolve` of every event with rolls. In a week with a single stream it records
 * which numbers have been used.
 */
export function applyRolls(state: RoundState, rolls: Rolls): void {
  const last = rolls.draws.at(-1);
  const round = roundOf(state);
  if (rolls.stream !== undefined || last === undefined || rolls.week !== round.week) return;
  state.put('rounds', { ...round, nextDraw: last.number + 1 });
}

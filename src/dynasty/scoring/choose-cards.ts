/** Choices of cards for examples. */
import type { Card } from '../../rulesets';

export const sameCard = (a: Card, b: Card): boolean => a.rank === b.rank && a.suit === b.suit;

const keyOf = ({ rank, suit }: Card): string => `${rank} ${suit}`;

/** The cards that are not among those left out. */
export function without(cards: readonly Card[], left: readonly Card[]): readonly Card[] {
  const keys = new Set(left.map(keyOf));
  return cards.filter((card) => !keys.has(keyOf(card)));
}

/** The first `count` cards, preferably of different ranks and suits. */
export function spread(cards: readonly Card[], count: number): readonly Card[] {
  const chosen = new Set<Card>();
  const ranks = new Set<string>();
  const suits = new Set<string>();
  const take = (isFit: (card: Card) => boolean): void => {
    for (const card of cards) {
      if (chosen.size >= count) return;
      if (chosen.has(card) || !isFit(card)) continue;
      chosen.add(card);
      ranks.add(card.rank);
      suits.add(card.suit);
    }
  };
  take(({ rank, suit }) => !ranks.has(rank) && !suits.has(suit));
  take(({ rank }) => !ranks.has(rank));
  take(() => true);
  return [...chosen];
}

type Sum = {
  readonly cards: readonly Card[];
  readonly heft: (card: Card) => number;
  readonly count: number;
  readonly sum: number;
};

/** The number of steps after which the search ends without a result. */
const MOST_STEPS = 20_000;

/** A choice of `count` cards of different suits, or else of any suits, with this sum of hefts. */
export function sumsOf({ cards, heft, count, sum }: Sum): readonly (readonly Card[])[] {
  let steps = 0;
  let chosen: Card[] = [];
  const search = (from: number, left: number, apart: boolean): boolean => {
    if (chosen.length === count) return left === 0;
    for (let at = from; at < cards.length; at += 1) {
      const card = cards[at];
      steps += 1;
      if (card === undefined || steps > MOST_STEPS) return false;
      if (heft(card) > left || (apart && chosen.some(({ suit }) => suit === card.suit))) continue;
      chosen.push(card);
      if (search(at + 1, left - heft(card), apart)) return true;
      chosen.pop();
    }
    return false;
  };
  for (const apart of [true, false]) {
    [steps, chosen] = [0, []];
    if (search(0, sum, apart)) return [chosen];
  }
  return [];
}

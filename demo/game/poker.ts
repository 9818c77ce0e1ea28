/**
 * Ranks poker hands in the order of the ruleset in force. The bots compare all hands of five of
 * their cards, and ask the server (`Query.rankHand`) only about the best.
 */
import type { Face, Rules } from './rules';

export type PokerHand = { readonly cards: readonly Face[]; readonly hand: string };

const SIZE = 5;
/** The most cards to consider: more cards would give too many hands. */
const MOST = 16;

/** The best hand of five; null if there are fewer than five cards. */
export function bestPokerHand(rules: Rules, cards: readonly Face[]): PokerHand | null {
  const order = rules.poker?.order ?? [];
  let best: { readonly cards: readonly Face[]; readonly line: number } | null = null;
  for (const hand of choices(cards.slice(0, MOST), SIZE)) {
    const line = order.findIndex((name) => meets(name, rules, hand));
    if (line !== -1 && (best === null || line < best.line)) best = { cards: hand, line };
  }
  return best === null ? null : { cards: best.cards, hand: order[best.line] ?? '' };
}

function* choices(cards: readonly Face[], size: number): Generator<readonly Face[]> {
  if (size === 0) yield [];
  for (const [place, face] of cards.entries()) {
    if (size === 0 || cards.length - place < size) return;
    for (const rest of choices(cards.slice(place + 1), size - 1)) yield [face, ...rest];
  }
}

function meets(name: string, rules: Rules, hand: readonly Face[]): boolean {
  const counts = [...tallyOf(hand).values()].sort((a, b) => b - a);
  const [most = 0, next = 0] = counts;
  const isFlush = new Set(hand.map(({ suit }) => suit)).size === 1;
  switch (name) {
    case 'STRAIGHT_FLUSH':
      return isFlush && isStraight(rules, hand);
    case 'FIVE_OF_A_KIND':
      return most === 5;
    case 'FOUR_OF_A_KIND':
      return most >= 4;
    case 'FULL_HOUSE':
      return most >= 3 && next >= 2;
    case 'FLUSH':
      return isFlush;
    case 'STRAIGHT':
      return isStraight(rules, hand);
    case 'THREE_OF_A_KIND':
      return most >= 3;
    case 'TWO_PAIR':
      return most >= 2 && next >= 2;
    case 'ONE_PAIR':
      return most >= 2;
    default:
      return name === 'HIGH_CARD';
  }
}

function tallyOf(hand: readonly Face[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rank } of hand) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return counts;
}

/** True if the ranks are consecutive. The Ace counts below the lowest rank or above the highest. */
function isStraight(rules: Rules, hand: readonly Face[]): boolean {
  if (tallyOf(hand).size !== SIZE) return false;
  const low = hand.map((face) => rules.placeOf(face).number);
  const high = hand.map((face) =>
    face.rank === rules.poker?.ace ? rules.ranks + 1 : rules.placeOf(face).number,
  );
  return [low, high].some((numbers) => Math.max(...numbers) - Math.min(...numbers) === SIZE - 1);
}

/**
 * The traits of a hand that decide which rows it matches in the ranking of poker hands [rulings F6,
 * F7]. A straight is five different ranks that follow each other by the deck's numbers. The Ace is
 * high or low, never in the middle, and never both at once [ruling M1].
 */
import { rankCount } from '../../../rulesets';
import type { Deck } from '../../../rulesets';
import { facesOf, rankCounts } from '../faces';
import type { Face } from '../faces';
import type { CountedCard } from '../vocabulary';

export type PokerTraits = {
  /**
   * The number of cards of the most frequent rank; `second` is the number of the next rank, or 0.
   */
  readonly most: number;
  readonly second: number;
  readonly flush: boolean;
  readonly straight: boolean;
  readonly straightFlush: boolean;
};

const FIVE = 5;
const ACE = 1;

/** Each face must be listed once, with its count. */
export function pokerTraits(deck: Deck, cards: readonly CountedCard[]): PokerTraits {
  const faces = facesOf(deck, cards);
  const ranks = rankCount(deck);
  const [most = 0, second = 0] = [...rankCounts(faces).values()].sort((a, b) => b - a);
  const suits = [...bySuit(faces).values()];
  return {
    most,
    second,
    flush: suits.some((suit) => suit.reduce((sum, { count }) => sum + count, 0) >= FIVE),
    straight: hasStraight(faces, ranks),
    straightFlush: suits.some((suit) => hasStraight(suit, ranks)),
  };
}

function bySuit(faces: readonly Face[]): Map<string, Face[]> {
  const suits = new Map<string, Face[]>();
  for (const face of faces) suits.set(face.suit, [...(suits.get(face.suit) ?? []), face]);
  return suits;
}

function hasStraight(faces: readonly Face[], ranks: number): boolean {
  const numbers = new Set(faces.map(({ number }) => number));
  const aceHigh = ranks + 1;
  const isThere = (place: number): boolean => numbers.has(place === aceHigh ? ACE : place);
  for (let last = FIVE; last <= aceHigh; last += 1) {
    const row = Array.from({ length: FIVE }, (_, back) => last - back);
    const hasTwoAces = row.includes(ACE) && row.includes(aceHigh);
    if (!hasTwoAces && row.every(isThere)) return true;
  }
  return false;
}

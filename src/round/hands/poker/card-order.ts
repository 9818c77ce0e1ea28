/**
 * "Individual cards are ranked": by rank, the Ace highest, then by suit [draft, Prizes; ruling F8].
 * If the ruleset has no order of suits, they are sorted by number, for the display only.
 */
import { findRank, rankCount } from '../../../rulesets';
import type { Card, Deck, Ranking } from '../../../rulesets';
import type { CountedCard } from '../vocabulary';

export type PokerRanking = Extract<Ranking, { procedure: 'POKER' }>;

/** Negative if the first card is higher. */
export type CardOrder = (a: Card, b: Card) => number;

export function highestCardFirst(deck: Deck, { ace, ties }: PokerRanking): CardOrder {
  const suits =
    ties.procedure === 'HIGHEST_CARD_THEN_TOSS'
      ? ties.suitsHighToLow
      : deck.suits.map(({ suit }) => suit);
  const height = ({ rank, suit }: Card): number =>
    rank === ace ? rankCount(deck) + 1 : (findRank(deck, suit, rank)?.number ?? 0);
  return (a, b) => height(b) - height(a) || suits.indexOf(a.suit) - suits.indexOf(b.suit);
}

/**
 * Compares two hands card by card. Both must list the highest card first and each face once with
 * its count. The result is negative if `a` is better, and 0 if the hands are identical. If one hand
 * has more copies of a face, it beats the other hand's next lower card.
 */
export function byHighestCard(
  order: CardOrder,
  a: readonly CountedCard[],
  b: readonly CountedCard[],
): number {
  for (const [place, card] of a.entries()) {
    const other = b[place];
    if (other === undefined) return -1;
    const difference = order(card, other) || other.count - card.count;
    if (difference !== 0) return difference;
  }
  return a.length === b.length ? 0 : 1;
}

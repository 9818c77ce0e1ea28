import { archetypeOf, findRank } from '../../rulesets';
import type { Deck, SuitGroup } from '../../rulesets';
import type { CountedCard } from './vocabulary';

/** A card with its number and archetype in the deck. */
export type Face = CountedCard & {
  /** The number of the card's rank, 1 to 22; 0 if the deck no longer has the card. */
  readonly number: number;
  readonly archetype: string | null;
};

export const facesOf = (deck: Deck, cards: readonly CountedCard[]): Face[] =>
  cards.map((card) => ({
    ...card,
    number: findRank(deck, card.suit, card.rank)?.number ?? 0,
    archetype: archetypeOf(deck, card.suit)?.archetype ?? null,
  }));

export const cardCount = (cards: readonly CountedCard[]): number =>
  cards.reduce((sum, { count }) => sum + count, 0);

/** The number of cards of each rank, by the rank's code. A code belongs to one archetype only. */
export function rankCounts(faces: readonly Face[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rank, count } of faces) counts.set(rank, (counts.get(rank) ?? 0) + count);
  return counts;
}

/** True if the suits are exactly the suits of a group that counts. */
export function hasSuitsOfGroup(faces: readonly Face[], groups: readonly SuitGroup[]): boolean {
  const present = new Set(faces.map(({ suit }) => suit));
  return groups.some(
    ({ counts, suits }) =>
      counts && suits.length === present.size && suits.every((suit) => present.has(suit)),
  );
}

import { codeOfCard } from '../../rulesets';
import type { CountedCard } from './vocabulary';

/**
 * A hand is a multiset [ruling F2]. Each face is listed once with its count, in order of first
 * mention.
 */
export function mergeCards(cards: readonly CountedCard[]): CountedCard[] {
  const merged = new Map<string, CountedCard>();
  for (const { rank, suit, count } of cards) {
    const key = codeOfCard({ rank, suit });
    const sum = (merged.get(key)?.count ?? 0) + count;
    merged.set(key, { rank, suit, count: Math.min(sum, Number.MAX_SAFE_INTEGER) });
  }
  return [...merged.values()];
}

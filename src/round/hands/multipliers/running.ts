/**
 * Running [Scoring; ruling F2]: all cards in sequential order. Ranks of one archetype, all
 * different and consecutive, the lowest number low, no wrap: worth the number of the highest.
 */
import { cardCount, rankCounts } from './faces';
import type { Face } from './faces';

export function running(faces: readonly Face[], minimumCards: number): number | null {
  const archetypes = new Set(faces.map(({ archetype }) => archetype));
  const numbers = faces.map(({ number }) => number).sort((a, b) => a - b);
  const cards = cardCount(faces);
  if (cards < minimumCards || archetypes.size !== 1 || archetypes.has(null)) return null;
  if (rankCounts(faces).size !== cards) return null;
  const consecutive = numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
  return consecutive ? (numbers.at(-1) ?? 0) : null;
}

/** The values of one hand for the formula of a score [ruling X2]. */
import { rankCount } from '../../rulesets';
import type { Card, Deck, ValueOf } from '../../rulesets';
import { cardCount, rankCounts } from './faces';
import type { Face } from './faces';
import type { CountedCard } from './vocabulary';

export const highestOf = (faces: readonly Face[]): number =>
  faces.reduce((most, { number }) => Math.max(most, number), 0);

/** The value of a name in a score's formula; 0 for an unknown name. */
export function scoreValue(deck: Deck, faces: readonly Face[], name: string): number {
  const [what = '', code = null] = name.split('.');
  const some = faces.filter(({ archetype }) => code === null || archetype === code);
  switch (what) {
    case 'cards':
      return cardCount(some);
    case 'ranks':
      return code === null ? rankCount(deck) : ranksOf(deck, code);
    case 'highest':
      return highestOf(some);
    case 'different':
      return rankCounts(faces).size;
    case 'suit':
      return cardCount(faces.filter(({ suit }) => suit === code));
    case 'rank':
      return cardCount(faces.filter(({ rank }) => rank === code));
    default:
      return 0;
  }
}

const ranksOf = ({ archetypes }: Deck, code: string): number =>
  archetypes.find(({ archetype }) => archetype === code)?.ranks.length ?? 0;

/** The tracked values of a card, by code. */
export type TrackedOfCard = (card: Card) => ValueOf;

/** The sum of a value over all cards of a hand; a true flag counts as 1 [ruling AF1]. */
export const sumOver =
  (cards: readonly CountedCard[], trackedOf: TrackedOfCard) =>
  (code: string): bigint =>
    cards.reduce((sum, card) => sum + BigInt(card.count) * BigInt(trackedOf(card)(code)), 0n);

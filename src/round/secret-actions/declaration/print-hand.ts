/** The inverse of `parseHand` [ruling D4]: `Knight of Swords; 2 × Ace of Cups`. */
import { cardName } from '../../../rulesets';
import type { Deck } from '../../../rulesets';
import { mergeCards } from '../../hands/merge-cards';
import type { CountedCard } from '../../hands/vocabulary';

export function printHand(deck: Deck, cards: readonly CountedCard[]): string {
  return mergeCards(cards)
    .map((card) => (card.count === 1 ? '' : `${card.count} × `) + cardName(deck, card))
    .join('; ');
}

/**
 * Submitting a Hand: who "does not possess all the cards" fails; when that is looked at is the
 * ruleset's [rulings D7, D8]. Naming a face twice needs two of it.
 */
import { held } from '../../kernel';
import type { ItemCode, PlayerId } from '../../kernel';
import { itemOfCard } from '../ground/items';
import { ownerOf } from '../ground/state';
import type { CountedCard, RoundState } from '../ground/state';

export function holdsCards(
  state: RoundState,
  player: PlayerId,
  cards: readonly CountedCard[],
): boolean {
  return cards.every((card) => held(state, ownerOf(player), itemOfCard(card)) >= card.count);
}

/** What of the cards the player still has: all, where possession was decided just now. */
export function cardsStillHeld(
  state: RoundState,
  player: PlayerId,
  cards: readonly CountedCard[],
): (readonly [ItemCode, number])[] {
  return cards.map((card) => {
    const item = itemOfCard(card);
    return [item, Math.min(card.count, held(state, ownerOf(player), item))];
  });
}

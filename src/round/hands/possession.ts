/**
 * Submitting a Hand: a player who "does not possess all the cards" fails; the ruleset says when
 * possession is checked [rulings D7, D8]. Naming a face twice needs two of it.
 */
import { held } from '../../kernel';
import type { ItemCode, PlayerId } from '../../kernel';
import { codeOfCard } from '../../rulesets';
import { ownerOf } from '../model/owners';
import type { RoundState } from '../model/state';
import type { CountedCard } from './vocabulary';

export function holdsCards(
  state: RoundState,
  player: PlayerId,
  cards: readonly CountedCard[],
): boolean {
  return cards.every((card) => held(state, ownerOf(player), codeOfCard(card)) >= card.count);
}

/** The cards that the player still has: all, if possession was checked just now. */
export function cardsStillHeld(
  state: RoundState,
  player: PlayerId,
  cards: readonly CountedCard[],
): (readonly [ItemCode, number])[] {
  return cards.map((card) => {
    const item = codeOfCard(card);
    return [item, Math.min(card.count, held(state, ownerOf(player), item))];
  });
}

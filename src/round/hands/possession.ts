/**
 * Submitting a Hand: the hand of a player who "does not possess all the cards" fails. The ruleset
 * says when possession is checked [ruling D7]. A face named twice needs two cards [ruling D8].
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

/** The cards of the hand that the player still has. */
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

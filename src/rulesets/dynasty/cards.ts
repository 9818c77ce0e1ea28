import type { Card } from '../document/fields';
import type { DynastyDeck, DynastyRank } from './deck';

/** All cards of the deck, in the order of the document: the deck before the shuffle. */
export const dynastyCards = (deck: DynastyDeck): Card[] =>
  deck.suits.flatMap(({ suit, ranks }) => ranks.map(({ rank }) => ({ rank, suit })));

const rankOf = (deck: DynastyDeck, { rank, suit }: Card): DynastyRank | null =>
  deck.suits.find((known) => known.suit === suit)?.ranks.find((known) => known.rank === rank) ??
  null;

export const isDynastyCard = (deck: DynastyDeck, card: Card): boolean =>
  rankOf(deck, card) !== null;

export const isArcana = (deck: DynastyDeck, card: Card): boolean => card.suit === deck.arcana;

/** The heft printed on the card; 0 for a card outside the deck. */
export const printedHeft = (deck: DynastyDeck, card: Card): number => rankOf(deck, card)?.heft ?? 0;

/**
 * A card's name: "Knight of Swords", or the rank alone for an Arcana, as in the text: "Sun". A card
 * outside the deck is named by its codes.
 */
export function dynastyCardName(deck: DynastyDeck, card: Card): string {
  const rank = rankOf(deck, card)?.name ?? card.rank;
  if (isArcana(deck, card)) return rank;
  const suit = deck.suits.find((known) => known.suit === card.suit)?.name ?? card.suit;
  return `${rank} of ${suit}`;
}

import type { Chosen } from './item-picker';
import type { Holding } from './seat';

export type HandCard = { readonly rank: string; readonly suit: string; readonly count: number };

/** The cards of what was chosen, as the API takes them. */
export const cardsOf = (holdings: readonly Holding[], chosen: Chosen): readonly HandCard[] =>
  holdings.flatMap(({ item, card, quantity }) => {
    const count = Math.min(chosen[item] ?? 0, quantity);
    return card === null || count <= 0 ? [] : [{ rank: card.rank, suit: card.suit, count }];
  });

/**
 * Hands worth trying: everything, and all of each suit and of each rank, each pair of suits, all that there is
 * twice, and all that there is once. Which is the best, the server says.
 */
export function candidates(holdings: readonly Holding[]): readonly Chosen[] {
  const cards = holdings.filter(({ card }) => card !== null);
  const of = (is: (holding: Holding) => boolean, most = Infinity): Chosen =>
    Object.fromEntries(
      cards.filter(is).map(({ item, quantity }) => [item, Math.min(quantity, most)]),
    );
  const suits = [...new Set(cards.map(({ card }) => card?.suit))];
  const ranks = [...new Set(cards.map(({ card }) => card?.rank))];
  const tried = [
    of(() => true),
    of(() => true, 1),
    of(({ quantity }) => quantity > 1),
    ...suits.map((suit) => of(({ card }) => card?.suit === suit)),
    ...ranks.map((rank) => of(({ card }) => card?.rank === rank)),
    ...suits.flatMap((one, at) =>
      suits
        .slice(at + 1)
        .map((other) => of(({ card }) => card?.suit === one || card?.suit === other)),
    ),
  ].filter((chosen) => Object.keys(chosen).length > 0);
  const known = new Map(tried.map((chosen) => [JSON.stringify(chosen), chosen]));
  return [...known.values()].slice(0, MOST_TRIED);
}

const MOST_TRIED = 40;

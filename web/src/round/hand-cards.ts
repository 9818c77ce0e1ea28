import type { Chosen } from './item-picker';
import type { Holding } from './seat';

export type HandCard = { readonly rank: string; readonly suit: string; readonly count: number };

/** The cards of what was chosen, as the API takes them. */
export const cardsOf = (holdings: readonly Holding[], chosen: Chosen): readonly HandCard[] =>
  holdings.flatMap(({ item, card, quantity }) => {
    const count = Math.min(chosen[item] ?? 0, quantity);
    return card === null || count <= 0 ? [] : [{ rank: card.rank, suit: card.suit, count }];
  });

/** How many cards a hand has; `most` is null for as many as a player has. */
export type Sizes = { readonly least: number; readonly most: number | null };

/**
 * Hands worth trying: everything, and all of each suit and of each rank, each pair of suits, all that there is
 * twice, and all that there is once, as far as a hand may be so large. Which is the best, the server says.
 */
export function candidates(holdings: readonly Holding[], sizes: Sizes): readonly Chosen[] {
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
  ].map((chosen) => cut(chosen, sizes.most ?? Infinity));
  return different(tried, sizes);
}

/** A card more, or a card less. */
export function neighbours(
  holdings: readonly Holding[],
  chosen: Chosen,
  sizes: Sizes,
): readonly Chosen[] {
  const steps = holdings
    .filter(({ card }) => card !== null)
    .flatMap(({ item, quantity }) => {
      const count = chosen[item] ?? 0;
      return [count + 1, count - 1]
        .filter((next) => next >= 0 && next <= quantity)
        .map((next) => ({ ...chosen, [item]: next }));
    });
  return different(steps, sizes);
}

const sizeOf = (chosen: Chosen): number =>
  Object.values(chosen).reduce((sum, count) => sum + count, 0);

/** No more than a number of cards, the first of them. */
function cut(chosen: Chosen, most: number): Chosen {
  let left = most;
  return Object.fromEntries(
    Object.entries(chosen).map(([item, count]) => {
      const kept = Math.min(count, left);
      left -= kept;
      return [item, kept];
    }),
  );
}

function different(hands: readonly Chosen[], { least, most }: Sizes): readonly Chosen[] {
  const fit = hands.filter((chosen) => {
    const size = sizeOf(chosen);
    return size >= Math.max(least, 1) && size <= (most ?? Infinity);
  });
  const known = new Map(fit.map((chosen) => [JSON.stringify(chosen), chosen]));
  return [...known.values()].slice(0, MOST_TRIED);
}

const MOST_TRIED = 40;

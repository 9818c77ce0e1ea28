import type { ItemCounts, Holding } from '../seat/holding';

export type HandCard = { readonly rank: string; readonly suit: string; readonly count: number };

/** The chosen cards in the API's form. */
export const cardsOf = (holdings: readonly Holding[], chosen: ItemCounts): readonly HandCard[] =>
  holdings.flatMap(({ item, card, quantity }) => {
    const count = Math.min(chosen[item] ?? 0, quantity);
    return card === null || count <= 0 ? [] : [{ rank: card.rank, suit: card.suit, count }];
  });

/** The size limits of a hand; null for `most` allows all of a player's cards. */
export type HandSizes = { readonly least: number; readonly most: number | null };

/** The parts of the deck that multipliers refer to. */
export type HandDeck = {
  /** The ranks of each archetype, lowest first. */
  readonly ranks: readonly (readonly string[])[];
  /** Related suits: each group is a tradition or a colour. */
  readonly groups: readonly (readonly string[])[];
};

/**
 * Promising hands within the size limits. The candidates have shapes that multipliers reward, from
 * all cards, from each suit and from each group of suits. The server finds the best.
 */
export function candidates(
  holdings: readonly Holding[],
  sizes: HandSizes,
  deck: HandDeck,
): readonly ItemCounts[] {
  const cards = holdings.filter(({ card }) => card !== null);
  const suits = [...new Set(cards.map(suitOf))];
  const ranks = [...new Set(cards.map(rankOf))];
  const pools = [suits, ...suits.map((suit) => [suit]), ...deck.groups].map((pool) =>
    cards.filter((held) => pool.includes(suitOf(held))),
  );
  const tried = [
    ...pools.map((pool) => all(pool)),
    ...pools.flatMap((pool) => [...runs(pool, deck), ...[2, 3, 4].map((y) => alike(pool, y))]),
    all(cards, 1),
    all(cards.filter(({ quantity }) => quantity > 1)),
    ...ranks.map((rank) => all(cards.filter((held) => rankOf(held) === rank))),
  ].map((chosen) => cut(chosen, sizes.most ?? Infinity));
  return different(tried, sizes);
}

const suitOf = ({ card }: Holding): string => card?.suit ?? '';
const rankOf = ({ card }: Holding): string => card?.rank ?? '';

const all = (cards: readonly Holding[], most = Infinity): ItemCounts =>
  Object.fromEntries(cards.map(({ item, quantity }) => [item, Math.min(quantity, most)]));

/** `count` cards of each rank that has enough. */
function alike(cards: readonly Holding[], count: number): ItemCounts {
  const ranks = [...new Set(cards.map(rankOf))];
  return Object.assign(
    {},
    ...ranks.map((rank) => {
      const of = cards.filter((held) => rankOf(held) === rank);
      const there = of.reduce((sum, { quantity }) => sum + quantity, 0);
      return there < count ? {} : cut(all(of), count);
    }),
  ) as ItemCounts;
}

/** The longest runs of consecutive ranks of an archetype, one card for each rank. */
const runs = (cards: readonly Holding[], deck: HandDeck): readonly ItemCounts[] =>
  deck.ranks.flatMap((ranks) => {
    const of = ranks.map((rank) => cards.find((held) => rankOf(held) === rank));
    return of.flatMap((held, at) => {
      if (held === undefined || of[at - 1] !== undefined) return [];
      const end = of.indexOf(undefined, at);
      const run = of.slice(at, end < 0 ? of.length : end).filter((each) => each !== undefined);
      return run.length < 2 ? [] : [all(run, 1)];
    });
  });

/** The hands with one card added or removed. */
export function neighbours(
  holdings: readonly Holding[],
  chosen: ItemCounts,
  sizes: HandSizes,
): readonly ItemCounts[] {
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

const sizeOf = (chosen: ItemCounts): number =>
  Object.values(chosen).reduce((sum, count) => sum + count, 0);

/** The first `most` of the chosen cards. */
function cut(chosen: ItemCounts, most: number): ItemCounts {
  let left = most;
  return Object.fromEntries(
    Object.entries(chosen).map(([item, count]) => {
      const kept = Math.min(count, left);
      left -= kept;
      return [item, kept];
    }),
  );
}

function different(
  hands: readonly ItemCounts[],
  { least, most }: HandSizes,
): readonly ItemCounts[] {
  const fit = hands.filter((chosen) => {
    const size = sizeOf(chosen);
    return size >= Math.max(least, 1) && size <= (most ?? Infinity);
  });
  const known = new Map(fit.map((chosen) => [JSON.stringify(chosen), chosen]));
  return [...known.values()].slice(0, MOST_TRIED);
}

const MOST_TRIED = 90;

/** A single card; a pair of equal cards is two pieces. */
export type PokerCard = { readonly item: string; readonly suit: string; readonly rank: string };

/** The rules for hands ranked as in poker. */
export type PokerRules = {
  /** The number of cards in a hand. */
  readonly size: number;
  /** Each rank's place in the order, from 1. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The rank that is lowest by number and also counts as highest. */
  readonly ace: string;
  /** The suits, highest first. */
  readonly suits: readonly string[];
};

const ROW = 5;

/**
 * The highest hand of each kind that these cards make. One of them is the best. The order of the
 * kinds depends on the rules, so the server decides.
 */
export function bestOfEachKind(
  pieces: readonly PokerCard[],
  rules: PokerRules,
): readonly (readonly PokerCard[])[] {
  if (pieces.length < rules.size) return [];
  const { size, suits } = rules;
  const all = [...pieces].sort(orderOf(rules));
  const whole = (core: readonly PokerCard[]): readonly PokerCard[] => {
    const rest = all.filter((piece) => !core.includes(piece));
    return [...core, ...rest.slice(0, size - core.length)].sort(orderOf(rules));
  };
  const ranks = [...new Set(all.map(({ rank }) => rank))];
  const ofRank = (rank: string): readonly PokerCard[] => all.filter((piece) => piece.rank === rank);
  const ofSuit = (suit: string): readonly PokerCard[] => all.filter((piece) => piece.suit === suit);
  const alike = (count: number): readonly (readonly PokerCard[])[] =>
    ranks.map((rank) => ofRank(rank).slice(0, count)).filter((some) => some.length === count);
  const two = (count: number): readonly (readonly PokerCard[])[] =>
    alike(count).flatMap((some) =>
      alike(2)
        .filter((pair) => pair[0]?.rank !== some[0]?.rank)
        .map((pair) => [...some, ...pair]),
    );
  const kinds = [
    [[]],
    ...[2, 3, 4, 5].map(alike),
    ...[2, 3].map(two),
    suits.map((suit) => ofSuit(suit).slice(0, ROW)).filter(({ length }) => length === ROW),
    rows(all, rules),
    suits.flatMap((suit) => rows(ofSuit(suit), rules)),
  ];
  const best = kinds.flatMap((cores) =>
    cores
      .filter(({ length }) => length <= size)
      .map(whole)
      .sort(byCards(rules))
      .slice(0, 1),
  );
  return best.sort(byCards(rules));
}

const heightOf = ({ numbers, ace }: PokerRules, { rank }: PokerCard): number =>
  rank === ace ? numbers.size + 1 : (numbers.get(rank) ?? 0);

/** Sorts by rank, highest first, and then by suit. */
const orderOf =
  (rules: PokerRules) =>
  (one: PokerCard, other: PokerCard): number =>
    heightOf(rules, other) - heightOf(rules, one) ||
    rules.suits.indexOf(one.suit) - rules.suits.indexOf(other.suit);

/** Compares two hands of equal size card by card. */
const byCards =
  (rules: PokerRules) =>
  (one: readonly PokerCard[], other: readonly PokerCard[]): number => {
    const order = orderOf(rules);
    for (const [at, piece] of one.entries()) {
      const against = other[at];
      const difference = against === undefined ? 0 : order(piece, against);
      if (difference !== 0) return difference;
    }
    return 0;
  };

/** All straights of five, with the highest card of each rank; the Ace counts at either end. */
function rows(some: readonly PokerCard[], rules: PokerRules): readonly (readonly PokerCard[])[] {
  const { numbers } = rules;
  const highest = numbers.size + 1;
  const at = (place: number): PokerCard | undefined =>
    some.find(({ rank }) => numbers.get(rank) === (place === highest ? 1 : place));
  const lasts = Array.from({ length: highest }, (_, before) => before + 1).slice(ROW - 1);
  return lasts
    .map((last) => Array.from({ length: ROW }, (_, back) => at(last - back)))
    .map((row) => row.filter((piece) => piece !== undefined))
    .filter((row) => new Set(row).size === ROW);
}

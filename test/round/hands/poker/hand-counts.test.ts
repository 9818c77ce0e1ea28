import { rankPoker } from '../../../../src/round/hands/poker/rank-poker';
import type { RoundRuleset } from '../../../../src/rulesets';
import { draftHands, earlyHands, hand } from './hands';

/*
 * The number of hands in each line of a table: a checksum of all criteria. Combinatorics gives the
 * expected number beside each line.
 */

const SUITS = ['S', 'H', 'C', 'D'];
const DRAFT_CARDS = ['A', '10', 'J', 'Q', 'K'].flatMap((rank) => SUITS.map((suit) => rank + suit));

/** All ways to choose `count` things, with or without repetition. */
function* choices<T>(
  things: readonly T[],
  count: number,
  again: boolean,
  from = 0,
): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = from; at < things.length; at += 1) {
    for (const others of choices(things, count - 1, again, again ? at : at + 1)) {
      yield [things[at]!, ...others];
    }
  }
}

type Counts = Record<string, number>;

function countHands(ruleset: RoundRuleset, hands: Iterable<readonly string[]>): Counts {
  const counts: Counts = {};
  for (const cards of hands) {
    const { poker } = rankPoker(ruleset, hand(cards.join(' ')));
    counts[poker] = (counts[poker] ?? 0) + 1;
  }
  return counts;
}

const sum = (counts: Counts): number => Object.values(counts).reduce((all, some) => all + some, 0);

it('finds in 20 cards of the draft the hands of five faces that there are [draft, Prizes]', () => {
  const counts = countHands(draftHands(), choices(DRAFT_CARDS, 5, false));
  expect(counts).toEqual({
    STRAIGHT_FLUSH: 4,
    FOUR_OF_A_KIND: 5 * 16,
    FULL_HOUSE: 5 * 4 * (4 * 6),
    // A suit has only five cards. They form a straight flush, so no other hand is a flush.
    STRAIGHT: 4 ** 5 - 4,
    THREE_OF_A_KIND: 5 * 4 * (6 * 4 ** 2),
    TWO_PAIR: 10 * 6 ** 2 * (3 * 4),
    ONE_PAIR: 5 * 6 * (4 * 4 ** 3),
  });
  expect(sum(counts)).toBe(15_504);
});

it('finds the hands in which faces come again, too [draft, Prizes; F6]', () => {
  // For n equal ranks the suits can be chosen in C(n + 3, 3) ways: 4, 10, 20, 35, 56.
  const flushes = { three: 4 * 5 * 6, twoPair: 4 * 10 * 3, pair: 4 * 5 * 4 };
  const counts = countHands(draftHands(), choices(DRAFT_CARDS, 5, true));
  expect(counts).toEqual({
    FIVE_OF_A_KIND: 5 * 56,
    STRAIGHT_FLUSH: 4,
    FOUR_OF_A_KIND: 5 * 35 * 16,
    FULL_HOUSE: 5 * 20 * (4 * 10),
    FLUSH: flushes.three + flushes.twoPair + flushes.pair,
    STRAIGHT: 4 ** 5 - 4,
    THREE_OF_A_KIND: 5 * 20 * (6 * 4 ** 2) - flushes.three,
    TWO_PAIR: 10 * 10 ** 2 * (3 * 4) - flushes.twoPair,
    ONE_PAIR: 5 * 10 * (4 * 4 ** 3) - flushes.pair,
  });
  expect(sum(counts)).toBe(42_504);
});

it('finds in 52 cards the numbers that everybody knows [early]', () => {
  const ranks = ['A', ...Array.from({ length: 9 }, (_, at) => String(at + 2)), 'J', 'Q', 'K'];
  const ruleset = earlyHands();
  const counts: Counts = {};
  // Hands are counted by their ranks. Suits matter only for a Flush of five.
  for (const pattern of choices(ranks, 5, true)) {
    const often = pattern.map((rank) => pattern.filter((other) => other === rank).length);
    if (Math.max(...often) > 4) continue;
    const different = new Set(pattern).size === 5;
    const flushes = different ? 4 : 0;
    const ways = [...new Set(pattern)].reduce((product, rank) => {
      const equal = pattern.filter((other) => other === rank).length;
      return product * [0, 4, 6, 4, 1][equal]!;
    }, 1);
    const mixed = pattern.map((rank, at) => rank + SUITS[at % 4]!);
    const add = (cards: readonly string[], many: number): void => {
      const { poker } = rankPoker(ruleset, hand(cards.join(' ')));
      if (many > 0) counts[poker] = (counts[poker] ?? 0) + many;
    };
    add(mixed, ways - flushes);
    add(
      pattern.map((rank) => `${rank}S`),
      flushes,
    );
  }
  expect(counts).toEqual({
    STRAIGHT_FLUSH: 40,
    FOUR_OF_A_KIND: 624,
    FULL_HOUSE: 3_744,
    FLUSH: 5_108,
    STRAIGHT: 10_200,
    THREE_OF_A_KIND: 54_912,
    TWO_PAIR: 123_552,
    ONE_PAIR: 1_098_240,
    HIGH_CARD: 1_302_540,
  });
  expect(sum(counts)).toBe(2_598_960);
});

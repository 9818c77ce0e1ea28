import { bestOfEachKind } from '../../web/src/features/round/hands/poker-hands';
import type { PokerCard, PokerRules } from '../../web/src/features/round/hands/poker-hands';
import { byHighestCard, highestCardFirst } from '../../src/round/hands/poker/card-order';
import { rankPoker } from '../../src/round/hands/poker/rank-poker';
import type { RoundRuleset } from '../../src/rulesets';
import { draftHands, earlyHands, rankedBy } from '../round/hands/poker/hands';
import { fc, runs } from '../support/property-testing';
import type { CountedCard, PokerRank } from '../../src/round/hands/vocabulary';

const SUITS_FIRST = rankedBy(draftHands(), {
  order: [
    ...(['FLUSH', 'STRAIGHT', 'TWO_PAIR', 'FULL_HOUSE', 'STRAIGHT_FLUSH'] as const),
    ...(['FIVE_OF_A_KIND', 'ONE_PAIR', 'THREE_OF_A_KIND', 'FOUR_OF_A_KIND'] as const),
    'HIGH_CARD',
  ],
});

const rulesOf = ({ deck, hands: { ranking } }: RoundRuleset): PokerRules => {
  if (ranking.procedure !== 'POKER') throw new Error('a ruleset of poker hands');
  const ordered =
    ranking.ties.procedure === 'HIGHEST_CARD_THEN_TOSS' ? ranking.ties.suitsHighToLow : null;
  return {
    size: 5,
    numbers: new Map(deck.archetypes[0]!.ranks.map(({ rank, number }) => [rank, number])),
    ace: ranking.ace,
    suits: ordered ?? deck.suits.map(({ suit }) => suit),
  };
};

const counted = (pieces: readonly PokerCard[]): CountedCard[] =>
  pieces.map(({ rank, suit }) => ({ rank, suit, count: 1 }));

/** Compares two ranks; negative if the first is better. */
function compared(ruleset: RoundRuleset, one: PokerRank, other: PokerRank): number {
  const { deck, hands } = ruleset;
  if (hands.ranking.procedure !== 'POKER') throw new Error('a ruleset of poker hands');
  if (one.line !== other.line || hands.ranking.ties.procedure === 'EARLIER_REVELATION') {
    return one.line - other.line;
  }
  return byHighestCard(highestCardFirst(deck, hands.ranking), one.cards, other.cards);
}

/** All hands of five cards. */
const fives = (pieces: readonly PokerCard[], size = 5): (readonly PokerCard[])[] =>
  size === 0
    ? [[]]
    : pieces.flatMap((piece, at) =>
        fives(pieces.slice(at + 1), size - 1).map((rest) => [piece, ...rest]),
      );

/** The rank of the best hand, by the ruleset. */
const bestRank = (ruleset: RoundRuleset, hands: readonly (readonly PokerCard[])[]): PokerRank =>
  hands
    .map((pieces) => rankPoker(ruleset, counted(pieces)))
    .reduce((best, each) => (compared(ruleset, each, best) < 0 ? each : best));

test.each([
  ['the draft', draftHands()],
  ['the early edition', earlyHands()],
  ['a table in another order', SUITS_FIRST],
])('the best hand of any cards is among the best of each kind, in %s', (_name, ruleset) => {
  const { deck } = ruleset;
  const card = fc.record({
    rank: fc.constantFrom(...deck.archetypes[0]!.ranks.map(({ rank }) => rank)),
    suit: fc.constantFrom(...deck.suits.map(({ suit }) => suit)),
  });
  const cards = fc.array(card, { minLength: 5, maxLength: 9 });
  fc.assert(
    fc.property(cards, (some) => {
      const pieces = some.map((each) => ({ ...each, item: `CARD:${each.rank}:${each.suit}` }));
      const suggested = bestRank(ruleset, bestOfEachKind(pieces, rulesOf(ruleset)));
      const best = bestRank(ruleset, fives(pieces));
      expect(compared(ruleset, suggested, best)).toBe(0);
    }),
    { numRuns: runs(150) },
  );
});

it('fewer than five cards make no hand', () => {
  const rules = rulesOf(draftHands());
  const four = ['ACE', 'KING', 'QUEEN', 'JACK'].map((rank) => ({
    ...{ rank, suit: 'SPADES', item: rank },
  }));
  expect(bestOfEachKind(four, rules)).toEqual([]);
});

import { instant, playerId } from '../../../../src/kernel';
import type { Contender } from '../../../../src/round/hands/contender';
import { byHighestCard, highestCardFirst } from '../../../../src/round/hands/poker/card-order';
import { rankPoker } from '../../../../src/round/hands/poker/rank-poker';
import { rankHands } from '../../../../src/round/hands/rank-hands';
import type { RoundRuleset } from '../../../../src/rulesets';
import { fc } from '../../../support/property-testing';
import { draftHands, earlyHands, hand, rankedBy } from './hands';

const DRAFT = draftHands();
const EARLY = earlyHands();

/** A hand. It is sealed if an action's number is given, otherwise presented. */
function contender(
  number: number,
  cards: string,
  { action = null, shown = 0, submitted = 0 }: Partial<Moments> = {},
): Contender {
  return {
    hand: {
      id: `h${number}` as const,
      actionId: action === null ? null : (`a${action}` as const),
      playerId: playerId(`p${number}`),
      cards: hand(cards),
      week: 1,
      presentedAtMs: null,
      placesAtMs: null,
      status: 'REVEALED',
      placement: null,
      score: null,
    },
    shownAtMs: instant(shown),
    submittedAtMs: instant(submitted),
  };
}
type Moments = {
  readonly action: number | null;
  readonly shown: number;
  readonly submitted: number;
};

const placed = (ruleset: RoundRuleset, ...contenders: Contender[]): string[][] =>
  rankHands(ruleset, contenders).map((tied) => tied.map((each) => each.hand.id));

describe('hands of one line in the draft', () => {
  test.each<[string, string, string]>([
    ['the higher of the highest cards', 'AD 10H 10C JC QD', 'KS KH QS JD 10D'],
    ['the highest card, not the higher pair', 'AD 10H 10C JC QD', 'KS KH QS JS 10S'],
    ['the suit of the highest card', 'AS 10H 10C JC QD', 'AH 10H 10C JC QD'],
    ['Hearts over Clubs', 'AH 10H 10C JC QD', 'AC 10H 10C JC QD'],
    ['Clubs over Diamonds', 'AC 10H 10C JC QD', 'AD 10H 10C JC QD'],
    ['the suit before the next card', 'AS 10H 10C JC QD', 'AH KH KC QD JD'],
    ['the next highest card', 'AS KH QC 10D 10C', 'AS KH JC 10D 10C'],
    ['the suit of the next highest card', 'AS KH QC JD JC', 'AS KC QC JD JC'],
    ['the last card', 'AS KH QC 10H 10C', 'AS KH QC 10H 10D'],
    ['one more of the highest card', 'AS AS JC QC KC', 'AS AH JC QC KC'],
  ])('are placed by %s [draft, Prizes; F8]', (_, better, worse) => {
    expect(placed(DRAFT, contender(1, worse), contender(2, better))).toEqual([['h2'], ['h1']]);
  });

  it('are tied if they are identical, in whatever order their cards are [draft; F8]', () => {
    const same = ['AS AS KC QD 10D', '10D AS QD AS KC', 'KC QD 10D AS AS'];
    const hands = same.map((cards, at) => contender(at + 1, cards, { shown: 3 - at }));
    expect(placed(DRAFT, ...hands, contender(4, 'AS AS KC QD 10C'))).toEqual([
      ['h4'],
      ['h1', 'h2', 'h3'],
    ]);
  });

  it('follow the suits as the ruleset orders them', () => {
    const ties = {
      procedure: 'HIGHEST_CARD_THEN_TOSS' as const,
      suitsHighToLow: ['DIAMONDS', 'CLUBS', 'HEARTS', 'SPADES'],
    };
    const [spade, diamond] = [contender(1, 'AS KH KC QD JD'), contender(2, 'AD KH KC QD JD')];
    expect(placed(DRAFT, diamond, spade)).toEqual([['h1'], ['h2']]);
    expect(placed(rankedBy(DRAFT, { ties }), spade, diamond)).toEqual([['h2'], ['h1']]);
  });
});

describe('hands of one line in the early edition', () => {
  const [low, high] = ['2S 3S 4C 5S 7S', '9S JS QC KS AS'];

  it('go by the earlier revelation, whatever their cards are [early; F8]', () => {
    const hands = [
      contender(1, high, { action: 1, shown: 2 }),
      contender(2, low, { action: 2, shown: 1 }),
    ];
    expect(placed(EARLY, ...hands)).toEqual([['h2'], ['h1']]);
  });

  it('shown at one instant, as entrusted ones are, go by the earlier commit [early; F8]', () => {
    const hands = [
      contender(1, high, { action: 9, submitted: 7 }),
      contender(2, low, { action: 10, submitted: 8 }),
      contender(3, low, { action: 7, submitted: 6 }),
      contender(4, low, { action: 6, submitted: 6 }),
    ];
    expect(placed(EARLY, ...hands)).toEqual([['h4'], ['h3'], ['h1'], ['h2']]);
  });

  it('leave a better line before them [early; F6]', () => {
    const hands = [contender(1, high, { shown: 1 }), contender(2, '2S 2H 4C 5S 7S', { shown: 2 })];
    expect(placed(EARLY, ...hands)).toEqual([['h2'], ['h1']]);
  });
});

describe('the order of hands', () => {
  const cardOf = (ranks: readonly string[]): fc.Arbitrary<string> =>
    fc
      .tuple(fc.constantFrom(...ranks), fc.constantFrom('S', 'H', 'C', 'D'))
      .map((of) => of.join(''));
  const five = (ranks: readonly string[]): fc.Arbitrary<string> =>
    fc.array(cardOf(ranks), { minLength: 5, maxLength: 5 }).map((cards) => cards.join(' '));
  const drafted = five(['A', '10', 'J', 'Q', 'K']);

  const { ranking } = DRAFT.hands;
  if (ranking.procedure !== 'POKER') throw new Error('poker hands');
  const order = highestCardFirst(DRAFT.deck, ranking);
  const compare = (a: string, b: string): number => {
    const [x, y] = [rankPoker(DRAFT, hand(a)), rankPoker(DRAFT, hand(b))];
    return Math.sign(x.line - y.line || byHighestCard(order, x.cards, y.cards));
  };
  const sorted = (cards: string): string => cards.split(' ').sort().join(' ');

  it('is total, and ties only identical hands [draft; F8]', () => {
    fc.assert(
      fc.property(drafted, drafted, (a, b) => {
        expect(compare(a, b) === 0).toBe(sorted(a) === sorted(b));
        expect(compare(a, a)).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  it('is antisymmetric and transitive [draft; F8]', () => {
    fc.assert(
      fc.property(drafted, drafted, drafted, (a, b, c) => {
        expect(compare(a, b) + compare(b, a)).toBe(0);
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not look at how the cards or the hands come [F6, F8]', () => {
    const cards = fc.array(five(['A', '2', '3', '4', '5', 'K']), { minLength: 1, maxLength: 8 });
    const moments = fc.record({ shown: fc.nat(2), submitted: fc.nat(2) });
    const hands = fc
      .tuple(cards, fc.array(moments, { minLength: 8, maxLength: 8 }), fc.infiniteStream(fc.nat()))
      .map(([all, when, chance]) => ({
        all: all.map((each, at) => contender(at + 1, each, { action: at + 1, ...when[at]! })),
        chance,
      }));
    fc.assert(
      fc.property(hands, ({ all, chance }) => {
        const shuffled = <T>(things: readonly T[]): T[] =>
          things
            .map((thing) => ({ thing, key: chance.next().value as number }))
            .sort((a, b) => a.key - b.key)
            .map(({ thing }) => thing);
        const turned = shuffled(all).map((each) => ({
          ...each,
          hand: { ...each.hand, cards: shuffled(each.hand.cards) },
        }));
        const tossed = rankedBy(EARLY, {
          ties: {
            procedure: 'HIGHEST_CARD_THEN_TOSS',
            suitsHighToLow: ['SPADES', 'HEARTS', 'CLUBS', 'DIAMONDS'],
          },
        });
        for (const ruleset of [EARLY, tossed]) {
          expect(placed(ruleset, ...turned)).toEqual(placed(ruleset, ...all));
        }
        expect(placed(EARLY, ...all).every(({ length }) => length === 1)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

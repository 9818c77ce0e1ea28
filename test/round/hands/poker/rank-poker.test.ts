import { rankPoker } from '../../../../src/round/hands/poker/rank-poker';
import { parseRuleset } from '../../../../src/rulesets';
import type { PokerHand, RoundRuleset } from '../../../../src/rulesets';
import { fc } from '../../../support/property-testing';
import { draftHands, earlyHands, hand, rankedBy } from './hands';

const DRAFT = draftHands();
const EARLY = earlyHands();

const lineOf = (ruleset: RoundRuleset, text: string): [PokerHand, number] => {
  const { poker, line } = rankPoker(ruleset, hand(text));
  return [poker, line];
};

describe('the table of the draft', () => {
  test.each<[string, PokerHand, number, string]>([
    ['five equal ranks', 'FIVE_OF_A_KIND', 1, 'QS QH QC QD QS'],
    ['five equal cards', 'FIVE_OF_A_KIND', 1, 'QS QS QS QS QS'],
    ['the one straight in one suit', 'STRAIGHT_FLUSH', 2, '10H JH QH KH AH'],
    ['four equal ranks', 'FOUR_OF_A_KIND', 3, '10S 10H 10C 10C AD'],
    ['four equal ranks in one suit', 'FOUR_OF_A_KIND', 3, 'KS KS KS KS AS'],
    ['three and two', 'FULL_HOUSE', 4, 'JS JS JS AD AH'],
    ['three and two in one suit', 'FULL_HOUSE', 4, 'JS JS JS AS AS'],
    ['one suit', 'FLUSH', 5, '10S 10S QS KS AS'],
    ['one suit with three equal ranks', 'FLUSH', 5, 'AS AS AS QS KS'],
    ['one suit with two pairs', 'FLUSH', 5, 'AD AD JD JD KD'],
    ['10 to Ace', 'STRAIGHT', 6, '10S JH QH KH AH'],
    ['three equal ranks', 'THREE_OF_A_KIND', 7, 'KS KH KC QD AD'],
    ['two pairs', 'TWO_PAIR', 8, 'KS KH QC QD AD'],
    ['a pair', 'ONE_PAIR', 9, 'KS KH QC JD AD'],
  ])('has %s as %s, line %i [draft, Prizes; F6, F7]', (_, poker, line, cards) => {
    expect(lineOf(DRAFT, cards)).toEqual([poker, line]);
  });

  it('has no hand that is a High Card: five different ranks are the straight [draft; F7]', () => {
    expect(lineOf(DRAFT, 'AS 10H JC QD KS')).toEqual(['STRAIGHT', 6]);
    expect(lineOf(DRAFT, 'KS AS 10S QS JS')).toEqual(['STRAIGHT_FLUSH', 2]);
  });
});

describe('the table of the early edition', () => {
  test.each<[string, PokerHand, number, string]>([
    ['10 to Ace in one suit', 'STRAIGHT_FLUSH', 1, '10H JH QH KH AH'],
    ['Ace to 5 in one suit', 'STRAIGHT_FLUSH', 1, 'AC 2C 3C 4C 5C'],
    ['five equal ranks', 'FIVE_OF_A_KIND', 2, '7S 7H 7C 7D 7D'],
    ['five equal cards', 'FIVE_OF_A_KIND', 2, '7S 7S 7S 7S 7S'],
    ['four equal ranks', 'FOUR_OF_A_KIND', 3, '7S 7H 7C 7D 2D'],
    ['three and two', 'FULL_HOUSE', 4, '7S 7H 7C 2C 2D'],
    ['one suit', 'FLUSH', 5, '2S 4S 6S 8S 10S'],
    ['one suit with three equal ranks', 'FLUSH', 5, '2S 2S 2S 8S 10S'],
    ['a row that wraps in one suit', 'FLUSH', 5, 'QS KS AS 2S 3S'],
    ['Ace to 5', 'STRAIGHT', 6, 'AS 2C 3C 4C 5C'],
    ['5 to 9', 'STRAIGHT', 6, '5S 6C 7C 8C 9C'],
    ['10 to Ace', 'STRAIGHT', 6, 'AS KC QC JC 10C'],
    ['three equal ranks', 'THREE_OF_A_KIND', 7, '7S 7H 7C 2C 3D'],
    ['two pairs', 'TWO_PAIR', 8, '7S 7H 2C 2C 3D'],
    ['a pair', 'ONE_PAIR', 9, '7S 7H 2C 4C 3D'],
    ['a row that wraps', 'HIGH_CARD', 10, 'QS KC AC 2C 3C'],
    ['a row of four', 'HIGH_CARD', 10, 'AS 2C 3C 4C 6C'],
    ['anything else', 'HIGH_CARD', 10, '2S 5C 9C JD KH'],
  ])('has %s as %s, line %i [early; F6, F7]', (_, poker, line, cards) => {
    expect(lineOf(EARLY, cards)).toEqual([poker, line]);
  });
});

it('turns round Five-of-a-Kind and Straight Flush between the editions, and nothing else [F6]', () => {
  const better = (ruleset: RoundRuleset, a: string, b: string): boolean =>
    lineOf(ruleset, a)[1] < lineOf(ruleset, b)[1];
  const [five, straightFlush] = ['KS KS KS KS KS', '10H JH QH KH AH'];
  expect(better(DRAFT, five, straightFlush)).toBe(true);
  expect(better(EARLY, straightFlush, five)).toBe(true);
});

describe('the criteria', () => {
  const suit = fc.constantFrom('S', 'H', 'C', 'D');
  const card = fc.tuple(fc.constantFrom('A', '10', 'J', 'Q', 'K'), suit).map((of) => of.join(''));
  const five = fc.array(card, { minLength: 5, maxLength: 5 });

  /** The draft's criteria in the draft's words, where each line excludes the others. */
  function exclusively(cards: readonly string[]): PokerHand {
    const ranks = new Map<string, number>();
    for (const each of cards) {
      const rank = each.slice(0, -1);
      ranks.set(rank, (ranks.get(rank) ?? 0) + 1);
    }
    const pattern = [...ranks.values()].sort((a, b) => b - a).join('');
    const oneSuit = new Set(cards.map((each) => each.slice(-1))).size === 1;
    const inARow = pattern === '11111';
    if (pattern === '5') return 'FIVE_OF_A_KIND';
    if (inARow) return oneSuit ? 'STRAIGHT_FLUSH' : 'STRAIGHT';
    if (pattern === '41') return 'FOUR_OF_A_KIND';
    if (pattern === '32') return 'FULL_HOUSE';
    if (oneSuit) return 'FLUSH';
    if (pattern === '311') return 'THREE_OF_A_KIND';
    return pattern === '221' ? 'TWO_PAIR' : 'ONE_PAIR';
  }

  it('of "at least" and of "exactly" come to the same, as the first line counts [F6]', () => {
    fc.assert(
      fc.property(five, (cards) => {
        expect(rankPoker(DRAFT, hand(cards.join(' '))).poker).toBe(exclusively(cards));
      }),
      { numRuns: 500 },
    );
  });

  it('follow a table that a proposal has changed: the first line counts [F6]', () => {
    const pairFirst = rankedBy(EARLY, {
      order: [
        ...(['ONE_PAIR', 'FLUSH', 'STRAIGHT_FLUSH', 'FIVE_OF_A_KIND', 'FOUR_OF_A_KIND'] as const),
        ...(['FULL_HOUSE', 'STRAIGHT', 'THREE_OF_A_KIND', 'TWO_PAIR', 'HIGH_CARD'] as const),
      ],
    });
    expect(lineOf(pairFirst, '7S 7H 7C 2C 2D')).toEqual(['ONE_PAIR', 1]);
    expect(lineOf(pairFirst, '10H JH QH KH AH')).toEqual(['FLUSH', 2]);
  });
});

describe('another deck', () => {
  const withRanks = (ranks: readonly string[]): RoundRuleset => {
    const document = earlyHands();
    document.deck.archetypes[0]!.ranks = ranks.map((rank, place) => ({
      rank,
      name: rank,
      aliases: [],
      number: place + 1,
    }));
    return document;
  };

  test.each<[string, string, PokerHand]>([
    ['ACE 2 3 4', 'AS 2S 3C 4S 4H', 'ONE_PAIR'],
    ['ACE 2 3 4', 'AS 2S 3C 4S AH', 'ONE_PAIR'],
    ['ACE', 'AS AH AC AC AD', 'FIVE_OF_A_KIND'],
    ['ACE 2 3 4 5 6', '2S 3S 4C 5S 6H', 'STRAIGHT'],
    ['ACE 2 3 4 5 6', '3S 4S 5C 6S AH', 'STRAIGHT'],
    ['ACE 2 3 4 5 6', '4S 5S 6C AS 2H', 'HIGH_CARD'],
    ['ACE DUKE 2 3 4 5', 'AS DUKES 2C 3S 4H', 'STRAIGHT'],
    ['ACE DUKE 2 3 4 5', 'AS 2C 3S 4H 5H', 'STRAIGHT'],
    ['ACE DUKE 2 3 4 5 6', 'AS 2C 3S 4H 5H', 'HIGH_CARD'],
  ])('of %s has %s as %s, by its numbers [F7, M1]', (ranks, cards, poker) => {
    const ruleset = withRanks(ranks.split(' '));
    expect(parseRuleset({ ...ruleset, fortunes: [] })).toMatchObject({ ok: true });
    expect(rankPoker(ruleset, hand(cards)).poker).toBe(poker);
  });

  it('lets another rank be the Ace', () => {
    const document = rankedBy(withRanks(['DUKE', '2', '3', '4', '5', '6']), { ace: 'DUKE' });
    expect(parseRuleset(document)).toMatchObject({ ok: true });
    expect(rankPoker(document, hand('3S 4S 5C 6S DUKEH')).poker).toBe('STRAIGHT');
    expect(rankPoker(document, hand('3S 4S 5C 6S DUKEH')).cards[0]).toMatchObject({ rank: 'DUKE' });
  });
});

it('ranks hands of any size, which an amendment can leave behind [F6]', () => {
  expect(lineOf(EARLY, '7S')).toEqual(['HIGH_CARD', 10]);
  expect(lineOf(EARLY, 'AS 2S 3S 4S')).toEqual(['HIGH_CARD', 10]);
  expect(lineOf(EARLY, '9H 9C AS 2S 3S 4S 5S')).toEqual(['STRAIGHT_FLUSH', 1]);
  const many = [{ rank: '7', suit: 'SPADES', count: 1_000_000_000 }];
  expect(rankPoker(EARLY, many).poker).toBe('FIVE_OF_A_KIND');
});

it('shows the cards as they are compared: by rank with the Ace first, then by suit [F8]', () => {
  const { cards } = rankPoker(DRAFT, hand('KD 10S KC AD KC'));
  expect(cards.map(({ rank, suit, count }) => `${count} ${rank} ${suit}`)).toEqual([
    '1 ACE DIAMONDS',
    '2 KING CLUBS',
    '1 KING DIAMONDS',
    '1 10 SPADES',
  ]);
});

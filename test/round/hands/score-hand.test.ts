import { scoreHand } from '../../../src/round/hands/score-hand';
import { card, rulesetWith } from '../given';
import type { CountedCard } from '../../../src/round/hands/vocabulary';

const COMPLETE = rulesetWith();

/** In the gallery edition too, the Special tradition and colour do not count. */
const WITHOUT_SPECIAL = rulesetWith(({ deck }) => {
  for (const group of [...deck.traditions, ...deck.colors]) {
    if (group.group === 'SPECIAL') group.counts = false;
  }
});

const multipliers = (cards: readonly CountedCard[], ruleset = COMPLETE): string =>
  scoreHand(ruleset, cards)
    .multipliers.map(({ name, value }) => `${name} ${value}`)
    .join(', ');

const run = (suit: string, ...ranks: string[]): CountedCard[] =>
  ranks.map((rank) => card(rank, suit));

const FOUR_ARCANA = run('ARCANA', 'THE_FOOL', 'THE_MAGICIAN', 'THE_HIGH_PRIESTESS', 'THE_EMPRESS');
const SENATE = run('SWORDS', 'KNIGHT', 'BISHOP', 'ROOK');

describe('the score of a hand', () => {
  test.each([
    ['2 × Ace of Cups', [card('ACE', 'CUPS', 2)], 3, '253'],
    ['10, 11, 12 of Leaves', run('LEAVES', '10', '11', '12'), 12, '1524'],
    ['Knight, Bishop, Rook of Swords', SENATE, 54, '6822'],
    ['the first four Arcana', FOUR_ARCANA, 96, '16132'],
    ['a King alone', [card('KING', 'CUPS')], 1, '62'],
  ])('of %s is c·r·m + h [Scoring; F1, F3]', (_, cards, multiplier, total) => {
    expect(scoreHand(COMPLETE, cards)).toMatchObject({
      cards: cards.reduce((sum, { count }) => sum + count, 0),
      ranks: 42,
      multiplier,
      total,
    });
  });

  it('leaves the Special tradition and color out where the ruleset does [Scoring; F2, F3]', () => {
    expect(scoreHand(WITHOUT_SPECIAL, FOUR_ARCANA)).toMatchObject({
      multipliers: [
        { name: 'Running', value: 4 },
        { name: 'Flushed', value: 4 },
      ],
      multiplier: 16,
      total: '2692',
    });
  });

  it('says which multipliers apply, in the order of the table [Scoring]', () => {
    expect(multipliers(FOUR_ARCANA)).toBe('Running 4, Regional 2, Monochrome 3, Flushed 4');
  });

  it('counts a face named in two entries as two cards [Submitting a Hand; F2]', () => {
    const twice = scoreHand(COMPLETE, [card('ACE', 'CUPS'), card('ACE', 'CUPS')]);
    expect(twice).toEqual(scoreHand(COMPLETE, [card('ACE', 'CUPS', 2)]));
  });

  it('is exact where it passes 2^53 [Scoring; F1]', () => {
    const cards = [card('ACE', 'CUPS', 100_000_001)];
    // The multipliers are Paired 100,000,002 and Flushed 4.
    const total = 100_000_001n * 42n * 100_000_002n * 4n + 1n;
    expect(scoreHand(COMPLETE, cards).total).toBe(String(total));
    expect(Number(total)).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
  });

  it('counts the ranks of all archetypes of an amended deck [Scoring; F1]', () => {
    const ruleset = rulesetWith(({ deck }) => {
      deck.archetypes[0]!.ranks.push({ rank: 'DUCK', name: 'Duck', aliases: [], number: 21 });
    });
    expect(scoreHand(ruleset, [card('DUCK', 'CUPS')]).total).toBe('64');
  });

  it('gives a card that the deck no longer has no number', () => {
    expect(scoreHand(COMPLETE, [card('GONE', 'CUPS')])).toMatchObject({ highest: 0, total: '42' });
  });
});

describe('a hand', () => {
  test.each<[string, CountedCard[], string]>([
    ['two of one face', [card('ACE', 'CUPS', 2)], 'Paired 3'],
    ['two of one rank in two suits', [card('ACE', 'CUPS'), card('ACE', 'ROSES')], 'Paired 3'],
    ['three of one rank', [card('ACE', 'CUPS', 2), card('ACE', 'ROSES')], 'Paired 4'],
    ['two pairs', [card('ACE', 'CUPS', 2), card('KING', 'ROSES', 2)], 'Paired 4'],
    ['a pair and three of a kind', [card('ACE', 'CUPS', 2), card('KING', 'ROSES', 3)], ''],
    ['a pair and a card more', [card('ACE', 'CUPS', 2), card('2', 'CUPS')], ''],
    [
      'an Ace and The Fool, both of number 1',
      [card('ACE', 'CUPS'), card('THE_FOOL', 'ARCANA')],
      '',
    ],
  ])('of %s is Paired accordingly [Scoring; F2]', (_, cards, expected) => {
    expect(multipliers(cards)).toBe(expected);
  });

  test.each<[string, CountedCard[], string]>([
    ['three in a row', run('CUPS', 'ACE', '2', '3'), 'Running 3'],
    [
      'a row of three suits, unsorted',
      [card('13', 'CUPS'), card('12', 'ROSES'), card('UNTER_KNAVE', 'SWORDS')],
      'Running 14',
    ],
    ['a row up to the King', run('CUPS', 'ROOK', 'QUEEN', 'KING'), 'Running 20'],
    ['two in a row', run('CUPS', 'ACE', '2'), ''],
    ['a row with a gap', run('CUPS', 'ACE', '2', '4'), ''],
    ['King, Ace, 2: no wrap', run('CUPS', 'KING', 'ACE', '2'), ''],
    ['a row with one rank twice', [...run('CUPS', 'ACE', '2', '3'), card('2', 'ROSES')], ''],
    ['a row of one face three times', [card('ACE', 'CUPS', 3)], 'Paired 4'],
    [
      'ranks of two archetypes',
      [...run('CUPS', 'ACE', '2'), card('THE_HIGH_PRIESTESS', 'ARCANA')],
      '',
    ],
  ])('of %s is Running accordingly [Scoring; F2]', (_, cards, expected) => {
    expect(multipliers(cards)).toBe(expected);
  });

  test.each<[string, CountedCard[], string]>([
    ['Knight, Bishop and Rook', SENATE, 'Running 18, Senatorial 3'],
    ['Knight, Bishop, Rook and more', [...SENATE, card('2', 'CUPS')], 'Senatorial 3'],
    ['Knight and Bishop', run('SWORDS', 'KNIGHT', 'BISHOP'), ''],
  ])('of %s is Senatorial accordingly [Scoring]', (_, cards, expected) => {
    expect(multipliers(cards)).toBe(expected);
  });

  test.each<[string, string[], string]>([
    ['French', ['HEARTS', 'DIAMONDS', 'SPADES', 'CLUBS'], 'Regional 2'],
    ['Spanish', ['SWORDS', 'CUPS', 'COINS', 'CLUBS'], 'Regional 2'],
    ['German', ['LEAVES', 'HEARTS', 'BELLS', 'ACORNS'], 'Regional 2'],
    ['Swiss', ['BELLS', 'ACORNS', 'ROSES', 'SHIELDS'], 'Regional 2'],
    ['three of the French', ['HEARTS', 'DIAMONDS', 'SPADES'], ''],
    ['all of the French and one more', ['HEARTS', 'DIAMONDS', 'SPADES', 'CLUBS', 'CUPS'], ''],
    ['red', ['HEARTS', 'DIAMONDS', 'ROSES'], 'Monochrome 3'],
    ['black', ['SPADES', 'CLUBS', 'SWORDS'], 'Monochrome 3'],
    ['green', ['LEAVES', 'ACORNS', 'SHIELDS'], 'Monochrome 3'],
    ['gold', ['COINS', 'BELLS', 'CUPS'], 'Monochrome 3'],
    ['two red', ['HEARTS', 'DIAMONDS'], ''],
    ['red and one more', ['HEARTS', 'DIAMONDS', 'ROSES', 'CUPS'], ''],
  ])('of %s suits is Regional or Monochrome accordingly [Scoring; F2]', (_, suits, expected) => {
    const ranks = ['ACE', '5', '9', 'KING', '3'];
    expect(multipliers(suits.map((suit, at) => card(ranks[at]!, suit)))).toBe(expected);
  });

  it('of one Arcana is Regional and Monochrome where the Special groups count [F2]', () => {
    expect(multipliers([card('DEATH', 'ARCANA')])).toBe('Regional 2, Monochrome 3');
    expect(multipliers([card('DEATH', 'ARCANA')], WITHOUT_SPECIAL)).toBe('');
  });

  test.each<[string, CountedCard[], string]>([
    ['four of one suit', run('CUPS', 'ACE', '3', '5', '9'), 'Flushed 4'],
    ['four of one face', [card('ACE', 'CUPS', 4)], 'Paired 5, Flushed 4'],
    ['three of one suit', run('CUPS', 'ACE', '3', '5'), ''],
    ['four of two suits', [...run('CUPS', 'ACE', '3', '5'), card('9', 'ROSES')], ''],
  ])('of %s is Flushed accordingly [Scoring; F2]', (_, cards, expected) => {
    expect(multipliers(cards)).toBe(expected);
  });
});

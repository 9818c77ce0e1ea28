import {
  archetypeOf,
  cardName,
  findRank,
  findSuit,
  isCard,
  parseCardName,
  rankCount,
} from '../../src/rulesets';
import { complete, copy, early } from './documents';

const { deck } = complete;
const knight = { rank: 'KNIGHT', suit: 'SWORDS' };

describe('a card', () => {
  test.each([
    ['Knight of Swords', knight],
    ['  knight   OF\tswords ', knight],
    ['2 of Cups', { rank: '2', suit: 'CUPS' }],
    ['Unter Knave of Shields', { rank: 'UNTER_KNAVE', suit: 'SHIELDS' }],
    ['The Fool of Arcana', { rank: 'THE_FOOL', suit: 'ARCANA' }],
    ['the fool', { rank: 'THE_FOOL', suit: 'ARCANA' }],
    ['Wheel of Fortune', { rank: 'WHEEL_OF_FORTUNE', suit: 'ARCANA' }],
    ['Wheel of Fortune of Arcana', { rank: 'WHEEL_OF_FORTUNE', suit: 'ARCANA' }],
  ])('is read from %j [D4]', (text, card) => {
    expect(parseCardName(deck, text)).toEqual(card);
  });

  test.each([
    ['Knight', 'a rank of many suits'],
    ['Knight of D', 'a letter for a suit'],
    ['K of Swords', 'a letter that no alias gives'],
    ['KNIGHT:SWORDS', 'a code'],
    ['Knight of Arcana', 'a rank that the suit has not'],
    ['The Fool of Cups', 'an Arcana of another suit'],
    ['Fool', 'a part of a name'],
    ['14 of Cups', 'a number for a court rank'],
    ['', 'nothing'],
  ])('is not read from %j, %s [D4]', (text) => {
    expect(parseCardName(deck, text)).toBeNull();
  });

  test.each([
    ['A of Spades', 'ACE'],
    ['ace of spades', 'ACE'],
    ['Q of Spades', 'QUEEN'],
    ['10 of Spades', '10'],
  ])('is read from %j by an alias as well [D9]', (text, rank) => {
    expect(parseCardName(early().deck, text)).toEqual({ rank, suit: 'SPADES' });
  });

  it('has a name that reads back, each of the 262', () => {
    const cards = deck.suits.flatMap(({ suit }) =>
      archetypeOf(deck, suit)!.ranks.map(({ rank }) => ({ rank, suit })),
    );
    expect(cards).toHaveLength(12 * 20 + 22);
    for (const card of cards) {
      expect(isCard(deck, card)).toBe(true);
      expect(parseCardName(deck, cardName(deck, card))).toEqual(card);
    }
  });

  it('is named by rank and suit, by codes if the deck no longer has it', () => {
    expect(cardName(deck, knight)).toBe('Knight of Swords');
    expect(cardName(deck, { rank: 'THE_FOOL', suit: 'ARCANA' })).toBe('The Fool of Arcana');
    expect(cardName(deck, { rank: 'JOKER', suit: 'SWORDS' })).toBe('JOKER of Swords');
    expect(cardName(deck, { rank: 'KNIGHT', suit: 'MOONS' })).toBe('KNIGHT of MOONS');
  });

  it('has a rank of the archetype of its suit only', () => {
    expect(findRank(deck, 'SWORDS', 'KNIGHT')?.number).toBe(16);
    expect(findRank(deck, 'ARCANA', 'THE_DEVIL')?.number).toBe(16);
    expect(findRank(deck, 'ARCANA', 'KNIGHT')).toBeNull();
    expect(isCard(deck, { rank: 'KNIGHT', suit: 'ARCANA' })).toBe(false);
    expect(isCard(deck, { rank: 'constructor', suit: '__proto__' })).toBe(false);
    expect(findSuit(deck, 'SPADES')?.number).toBe(12);
    expect(archetypeOf(deck, 'MOONS')).toBeNull();
  });
});

describe('a deck', () => {
  it('counts 42 ranks over both archetypes [F1]', () => {
    expect(rankCount(deck)).toBe(42);
  });

  it('is looked up as it is, an amended one anew', () => {
    const amended = copy().deck;
    amended.archetypes[1]!.ranks.push({
      rank: 'THE_CLOCK',
      name: 'The Clock',
      aliases: [],
      number: 23,
    });
    expect(rankCount(amended)).toBe(43);
    expect(parseCardName(amended, 'The Clock')).toEqual({ rank: 'THE_CLOCK', suit: 'ARCANA' });
    expect(parseCardName(deck, 'The Clock')).toBeNull();
  });
});

import { parseHand } from '../../../../src/round/secret-actions/declaration/hand';
import { rulesetWith } from '../../given';

const { deck } = rulesetWith();

const cardsOf = (text: string): unknown => {
  const parsed = parseHand(deck, text);
  return parsed.ok
    ? parsed.cards.map(({ rank, suit, count }) => `${count} ${rank} ${suit}`)
    : parsed.why;
};

describe('a declaration of a hand', () => {
  test.each([
    ['Knight of Swords; 2 × Ace of Cups'],
    ['Knight of Swords, 2 x Ace of Cups'],
    ['knight of swords\n2x ACE OF CUPS'],
    ['1X Knight  of  Swords;2×Ace of Cups\n---\nDeath'],
    ['Knight of Swords; Ace of Cups; Ace of Cups'],
    [
      '{"hand":[{"rank":"KNIGHT","suit":"SWORDS","count":1},{"rank":"ACE","suit":"CUPS","count":2}]}',
    ],
    [
      '{"salt":"x","hand":[{"rank":"knight","suit":"Swords"},{"rank":"ACE","suit":"CUPS","count":2}]}',
    ],
  ])('names cards with optional counts: %j [Submitting a Hand; D4, D8]', (text) => {
    expect(cardsOf(text)).toEqual(['1 KNIGHT SWORDS', '2 ACE CUPS']);
  });

  test.each([
    ['2 of Cups', ['1 2 CUPS']],
    ['2 x 2 of Cups', ['2 2 CUPS']],
    ['12 of Cups, 13 of Cups', ['1 12 CUPS', '1 13 CUPS']],
    ['The Fool; Wheel of Fortune', ['1 THE_FOOL ARCANA', '1 WHEEL_OF_FORTUNE ARCANA']],
    ['999999999999999999 x Ace of Cups', [`${Number.MAX_SAFE_INTEGER} ACE CUPS`]],
  ])('tells counts and ranks apart: %j [D4]', (text, cards) => {
    expect(cardsOf(text)).toEqual(cards);
  });

  test.each([
    ['', 'EMPTY'],
    ['---\nAce of Cups', 'EMPTY'],
    ['Ace of Wands', 'CARD_UNKNOWN'],
    ['Ace', 'CARD_UNKNOWN'],
    ['Ace of Cups; and more', 'CARD_UNKNOWN'],
    ['-1 x Ace of Cups', 'CARD_UNKNOWN'],
    ['0 x Ace of Cups', 'COUNT_NOT_NATURAL'],
    ['{"hand":[{"rank":"ACE","suit":"CUPS","count":0}]}', 'COUNT_NOT_NATURAL'],
    ['{"hand":[{"rank":"ACE","suit":"CUPS","count":"2"}]}', 'COUNT_NOT_NATURAL'],
    ['{"hand":[{"rank":"THE_FOOL","suit":"CUPS"}]}', 'CARD_UNKNOWN'],
    ['{"hand":[{"suit":"CUPS"}]}', 'CARD_UNKNOWN'],
    ['{"hand":["Ace of Cups"]}', 'NOT_A_PAIR'],
    ['{"hand":[]}', 'EMPTY'],
    ['{"bids":[{"lot":3,"amount":25}]}', 'EMPTY'],
    ['{Ace of Cups}', 'NOT_JSON'],
  ])('declares nothing where a part is no card: %j [D3, D4]', (text, why) => {
    expect(cardsOf(text)).toBe(why);
  });

  test.each([
    ['text', (n: number) => Array.from({ length: n }, () => '2 × Ace of Cups').join('; ')],
    [
      'JSON',
      (n: number) =>
        JSON.stringify({
          hand: Array.from({ length: n }, () => ({ rank: 'ACE', suit: 'CUPS', count: 2 })),
        }),
    ],
  ])('has at most 300 entries, in %s [S18]', (_, write) => {
    expect(cardsOf(write(300))).toEqual(['600 ACE CUPS']);
    expect(cardsOf(write(301))).toBe('TOO_MANY');
  });
});

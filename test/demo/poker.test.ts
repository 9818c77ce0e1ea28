import { bestPokerHand } from '../../demo/game/poker';
import { readRules } from '../../demo/game/rules';
import type { Face } from '../../demo/game/rules';
import { findEdition } from '../../src/rulesets';

const rulesOf = (edition: string) =>
  readRules(JSON.parse(JSON.stringify(findEdition(`round-10/${edition}`))));

/** In this notation, `10S` is the 10 of Spades. */
const RANKS: Readonly<Record<string, string>> = { A: 'ACE', J: 'JACK', Q: 'QUEEN', K: 'KING' };
const SUITS: Readonly<Record<string, string>> = {
  ...{ S: 'SPADES', H: 'HEARTS', C: 'CLUBS', D: 'DIAMONDS' },
};
const cards = (text: string): Face[] =>
  text.split(' ').map((name) => {
    const [rank, suit] = [name.slice(0, -1), name.slice(-1)];
    return { rank: RANKS[rank] ?? rank, suit: SUITS[suit] ?? '', name };
  });

describe("the demo's reckoning of poker hands", () => {
  test.each([
    ['early', '2H 3S 4C 5D AH', 'STRAIGHT'],
    ['early', '10H JH QH KH AH 2C', 'STRAIGHT_FLUSH'],
    ['early', 'QH KH AH 2H 3C', 'HIGH_CARD'],
    ['early', '7H 7S 7C 2D 2S KH', 'FULL_HOUSE'],
    ['early', '7H 7S 3C 2D 2S', 'TWO_PAIR'],
    ['early', '7H 8H 3H 2H KH AS', 'FLUSH'],
    ['draft', '10H JS QC KD AH', 'STRAIGHT'],
    ['draft', 'AH AH AS AC AD', 'FIVE_OF_A_KIND'],
    ['draft', 'AH AH AH KH QH', 'FLUSH'],
  ])('in %s finds %s to be a %s [F6, F7]', (edition, owned, hand) => {
    expect(bestPokerHand(rulesOf(edition), cards(owned))?.hand).toBe(hand);
  });

  it('takes the five that count, of more', () => {
    const best = bestPokerHand(rulesOf('early'), cards('2H KS 9C 9D 9S 4H 9H'));
    expect(best?.hand).toBe('FOUR_OF_A_KIND');
    expect(best?.cards.filter(({ rank }) => rank === '9')).toHaveLength(4);
  });

  it('has no hand of fewer than five cards', () => {
    expect(bestPokerHand(rulesOf('draft'), cards('AH AS AC AD'))).toBeNull();
  });
});

import { withSalt } from '../../../../src/season/mechanics/secret-actions/declared-text';
import { parseBids, printBids } from '../../../../src/round/secret-actions/declaration/bids';
import { parseHand, printHand } from '../../../../src/round/secret-actions/declaration/hand';
import { mergeCards } from '../../../../src/round/hands/merge-cards';
import { fc } from '../../../support/property-testing';
import { card, rulesetWith } from '../../given';

const { deck } = rulesetWith();
const CARDS = deck.suits.flatMap(({ suit, archetype }) =>
  deck.archetypes
    .filter((candidate) => candidate.archetype === archetype)
    .flatMap(({ ranks }) => ranks.map(({ rank }) => card(rank, suit))),
);
const salts = fc.string({ unit: 'binary' });

describe('what is printed and salted', () => {
  it('is read back: bids [D4]', () => {
    const bids = fc.array(
      fc.record({ lot: fc.nat(), amount: fc.integer({ min: 1, max: 999_999_999_999_999 }) }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(bids, salts, (declared, salt) => {
        const parsed = parseBids(withSalt(printBids(declared), salt));
        expect(parsed).toMatchObject({ ok: true, pairs: declared });
      }),
    );
  });

  it('is read back: hands, each face once [D4]', () => {
    const hands = fc.array(
      fc.record({ face: fc.constantFrom(...CARDS), count: fc.integer({ min: 1, max: 1e9 }) }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(hands, salts, (declared, salt) => {
        const cards = declared.map(({ face, count }) => ({ ...face, count }));
        const parsed = parseHand(deck, withSalt(printHand(deck, cards), salt));
        expect(parsed).toEqual({ ok: true, cards: mergeCards(cards) });
      }),
    );
  });

  it('is read back: every card of the deck', () => {
    for (const each of CARDS) {
      expect(parseHand(deck, printHand(deck, [each]))).toEqual({ ok: true, cards: [each] });
    }
  });

  it('never fails on what anybody writes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(typeof parseBids(text).ok).toBe('boolean');
        expect(typeof parseHand(deck, text).ok).toBe('boolean');
      }),
    );
  });

  it('looks like this', () => {
    const text = withSalt(
      printHand(deck, [card('KNIGHT', 'SWORDS'), card('ACE', 'CUPS', 2)]),
      'xyz',
    );
    expect(text).toBe('Knight of Swords; 2 × Ace of Cups\n---\nxyz');
    expect(
      printBids([
        { lot: 3, amount: 25 },
        { lot: 7, amount: 40 },
      ]),
    ).toBe('3: 25, 7: 40');
  });
});

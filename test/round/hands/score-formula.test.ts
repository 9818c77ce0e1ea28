import { scoreHand } from '../../../src/round';
import type { Expression } from '../../../src/rulesets';
import { parseRuleset } from '../../../src/rulesets';
import { fc } from '../../support/property-testing';
import { numbers } from '../../rulesets/expressions/random-expressions';
import { card, rulesetWith } from '../given';

const name = (of: string): Expression => ({ name: of });
const scoredBy = (formula: Expression) =>
  rulesetWith(({ hands }) => {
    if (hands.ranking.procedure === 'SCORE') hands.ranking.formula = formula;
  });
const USUAL: Expression = {
  op: 'ADD',
  of: [{ op: 'MULTIPLY', of: ['cards', 'ranks', 'multiplier'].map(name) }, name('highest')],
};
/**
 * The multipliers are Running 4, Regional 2, Monochrome 3 and Flushed 4; the highest card is a
 * King.
 */
const ARCANA = ['THE_FOOL', 'THE_MAGICIAN', 'THE_HIGH_PRIESTESS', 'THE_EMPRESS'];
const HAND = [...ARCANA.map((rank) => card(rank, 'ARCANA')), card('KING', 'CUPS', 2)];

describe('a formula of the ruleset', () => {
  test.each([
    ['cards', '6'],
    ['cards.ARCANA', '4'],
    ['cards.STANDARD', '2'],
    ['ranks', '42'],
    ['ranks.STANDARD', '20'],
    ['ranks.ARCANA', '22'],
    ['highest', '20'],
    ['highest.ARCANA', '4'],
    ['multiplier', '1'],
    ['different', '5'],
    ['suit.CUPS', '2'],
    ['suit.SWORDS', '0'],
    ['rank.KING', '2'],
    ['rank.THE_FOOL', '1'],
  ])('can speak of %s [Scoring; X2]', (of, total) => {
    expect(scoreHand(scoredBy(name(of)), HAND)).toMatchObject({ total });
  });

  it('that is the usual one scores the same [Scoring; F1, X2]', () => {
    const usual = scoreHand(
      rulesetWith(),
      ARCANA.map((rank) => card(rank, 'ARCANA')),
    );
    const told = scoreHand(
      scoredBy(USUAL),
      ARCANA.map((rank) => card(rank, 'ARCANA')),
    );
    expect(told).toEqual({ ...usual, formula: 'c × r × m + h' });
  });

  it('is below 0 where it says so [Scoring; X2]', () => {
    const formula: Expression = { op: 'SUBTRACT', of: [name('cards'), name('highest')] };
    expect(scoreHand(scoredBy(formula), HAND).total).toBe('-14');
  });

  it('goes with the deck: what it speaks of cannot be taken out [Scoring; X1]', () => {
    const ruleset = scoredBy(name('suit.ARCANA'));
    ruleset.deck.suits = ruleset.deck.suits.filter(({ suit }) => suit !== 'ARCANA');
    const parsed = parseRuleset(ruleset);
    expect(parsed.ok ? [] : parsed.problems.map(({ path }) => path)).toContain(
      '/hands/ranking/formula/name',
    );
  });

  it('of any kind scores any hand, in digits [Scoring; X1, X2]', () => {
    const names = ['cards', 'ranks.ARCANA', 'multiplier', 'highest', 'rank.KING'];
    fc.assert(
      fc.property(numbers(names), (formula) => {
        expect(scoreHand(scoredBy(formula), HAND).total).toMatch(/^-?\d+$/);
      }),
    );
  });
});

import { scoreHand } from '../../../src/round';
import { parseRuleset, ruleProse } from '../../../src/rulesets';
import type { Expression } from '../../../src/rulesets';
import { card, rulesetWith } from '../given';

const name = (of: string): Expression => ({ name: of });
const FIVE_SWORDS: Expression = { op: 'AT_LEAST', of: [name('suit.SWORDS'), 5] };
const ruled = (holds: Expression, value: Expression) =>
  rulesetWith(({ hands }) => {
    if (hands.ranking.procedure !== 'SCORE') return;
    hands.ranking.multipliers = [{ condition: 'FORMULA', name: 'Armed', holds, value }];
  });
const SWORDS = ['KNIGHT', 'BISHOP', 'ROOK', 'KING', 'ACE'].map((rank) => card(rank, 'SWORDS'));
const scored = (value: Expression, cards = SWORDS) =>
  scoreHand(ruled(FIVE_SWORDS, value), cards).multipliers;

describe('a multiplier by a formula [X12]', () => {
  it('is worth what the formula comes to, of a hand of which the condition is true', () => {
    const value: Expression = { op: 'ADD', of: [name('different'), 1] };
    expect(scored(value)).toEqual([{ name: 'Armed', value: 6 }]);
    expect(scored(value, SWORDS.slice(1))).toEqual([]);
  });

  test.each([
    [-3, 0],
    [1_000_000_000, 1_000_000],
  ])('is worth no less than 0 and no more than a million: %i is %i', (value, worth) => {
    expect(scored(value)).toEqual([{ name: 'Armed', value: worth }]);
  });

  test.each<[string, Expression, Expression, string]>([
    ['speaks of the product of all', FIVE_SWORDS, name('multiplier'), 'value/name'],
    ['is true for a number', 5, 2, 'holds'],
    ['is worth a truth', FIVE_SWORDS, true, 'value'],
  ])('is refused where it %s', (_what, holds, value, where) => {
    const parsed = parseRuleset(ruled(holds, value));
    const paths = parsed.ok ? [] : parsed.problems.map(({ path }) => path);
    expect(paths).toEqual([`/hands/ranking/multipliers/0/${where}`]);
  });

  it('is told in the rules', () => {
    const rules = ruleProse(ruled(FIVE_SWORDS, name('cards')));
    const scoring = rules.find(({ anchor }) => anchor === 'scoring')?.markdown;
    expect(scoring).toContain('Armed');
    expect(scoring).toContain('the number of its cards of Swords is at least 5');
  });
});

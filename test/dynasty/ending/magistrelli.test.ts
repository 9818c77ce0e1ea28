import { magistrelliAfter } from '../../../src/dynasty/ending/magistrelli';

const RULE = { start: 10, perPeg: 1, differenceDividedBy: 2 };

test.each([
  [10, 10, 1, 11],
  [10, 10, 3, 13],
  [10, 11, 1, 11],
  [10, 15, 1, 13],
  // For each peg, half of the difference is gained, rounded up: 10 → 13 → 14 → 15.
  [10, 15, 3, 15],
  [10, 11, 3, 13],
  [20, 10, 2, 22],
  [10, 30, 2, 25],
])('%d against %d gains by %d pegs: %d [K15]', (own, opponent, pegs, after) => {
  expect(magistrelliAfter(RULE, own, opponent, pegs)).toBe(after);
});

it('come to 1,000,000,000 at most, whatever a peg gives [V28]', () => {
  const rule = { ...RULE, perPeg: 1_000_000_000 };
  expect(magistrelliAfter(rule, 10, 10, 3)).toBe(1_000_000_000);
});

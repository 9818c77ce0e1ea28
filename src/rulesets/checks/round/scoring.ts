/**
 * Scoring: multipliers stay small, a formula gives a number, and constants are within range [F1,
 * X2, X12, AB2].
 */
import { expressionProblems } from '../../expressions/check-expression';
import type { Expression } from '../../expressions/expression';
import { problem } from '../../document/problem';
import type { Problem, Segment } from '../../document/problem';
import { MULTIPLIER_RANGE, multiplierNames, scoreNames } from '../../round/score-names';
import type { RoundCheck } from '../common/check';

const PATH = ['hands', 'ranking', 'multipliers'];
/**
 * The maximum product of the values that the rules fix. The values of hands and formulas multiply
 * it further.
 */
const LARGEST_PRODUCT = 1_000_000;

export const scoring: RoundCheck = (ruleset) => {
  const { ranking } = ruleset.hands;
  if (ranking.procedure !== 'SCORE') return [];
  const { formula, multipliers } = ranking;
  const product = multipliers.reduce(
    (before, multiplier) =>
      before *
      ('value' in multiplier &&
      typeof multiplier.value === 'number' &&
      multiplier.condition !== 'FORMULA'
        ? multiplier.value
        : 1),
    1,
  );
  const tooLarge =
    product <= LARGEST_PRODUCT
      ? []
      : [problem(PATH, `expected values whose product is at most ${LARGEST_PRODUCT}`)];
  // PAIRED and RUNNING grow with the hand: at most one of each keeps the product small.
  const twice = (['PAIRED', 'RUNNING'] as const).flatMap((condition) =>
    multipliers.filter((multiplier) => multiplier.condition === condition).length <= 1
      ? []
      : [problem(PATH, `expected ${condition} at most once`)],
  );
  const inFormula =
    formula === undefined
      ? []
      : expressionProblems(formula, scoreNames(ruleset), 'NUMBER', ['hands', 'ranking', 'formula']);
  const known = multiplierNames(ruleset);
  const inMultipliers = multipliers.flatMap((multiplier, at) =>
    multiplier.condition === 'FORMULA'
      ? [
          ...expressionProblems(multiplier.holds, known, 'FLAG', [...PATH, at, 'holds']),
          ...expressionProblems(multiplier.value, known, 'NUMBER', [...PATH, at, 'value']),
          ...unlessInRange(multiplier.value, [...PATH, at, 'value']),
        ]
      : [],
  );
  return [...tooLarge, ...twice, ...inFormula, ...inMultipliers];
};

/** Refuses a constant outside the range. The value of a formula is limited to the same range. */
function unlessInRange(value: Expression, path: readonly Segment[]): Problem[] {
  const { least, most } = MULTIPLIER_RANGE;
  return typeof value !== 'number' || (value >= least && value <= most)
    ? []
    : [problem(path, `expected a number from ${least} to ${most}`)];
}

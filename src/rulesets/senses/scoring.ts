/** Scoring: multipliers stay small enough to be multiplied exactly; a formula counts [F1, X2]. */
import { expressionProblems } from '../expressions/check-expression';
import { problem } from '../problem';
import { scoreNames } from '../round/score-names';
import type { Sense } from './sense';

const PATH = ['hands', 'ranking', 'multipliers'];
const LARGEST_PRODUCT = 1_000_000;

export const scoring: Sense = ({ deck, hands: { ranking } }) => {
  if (ranking.procedure !== 'SCORE') return [];
  const { formula, multipliers } = ranking;
  const product = multipliers.reduce(
    (before, multiplier) => before * ('value' in multiplier ? multiplier.value : 1),
    1,
  );
  const tooLarge =
    product <= LARGEST_PRODUCT
      ? []
      : [problem(PATH, `expected values whose product is at most ${LARGEST_PRODUCT}`)];
  // These two grow with the hand: once each is what keeps the product exact.
  const twice = (['PAIRED', 'RUNNING'] as const).flatMap((condition) =>
    multipliers.filter((multiplier) => multiplier.condition === condition).length <= 1
      ? []
      : [problem(PATH, `expected ${condition} at most once`)],
  );
  const inFormula =
    formula === undefined
      ? []
      : expressionProblems(formula, scoreNames(deck), 'NUMBER', ['hands', 'ranking', 'formula']);
  return [...tooLarge, ...twice, ...inFormula];
};

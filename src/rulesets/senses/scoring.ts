/** Scoring: multipliers stay small enough to be multiplied exactly [ruling F1]. */
import { problem } from '../problem';
import type { Sense } from './sense';

const PATH = ['hands', 'ranking', 'multipliers'];
const LARGEST_PRODUCT = 1_000_000;

export const scoring: Sense = ({ hands: { ranking } }) => {
  if (ranking.procedure !== 'SCORE') return [];
  const { multipliers } = ranking;
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
  return [...tooLarge, ...twice];
};

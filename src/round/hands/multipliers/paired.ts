/**
 * Paired [Scoring; ruling F2]: "wholly of cards of x distinct ranks, and there are y of each such
 * rank (where x ≥ 1 and y ≥ 2)": worth x + y. Suits do not matter.
 */
import { rankCounts } from './faces';
import type { Face } from './faces';

export function paired(faces: readonly Face[]): number | null {
  const [y = 0, ...others] = rankCounts(faces).values();
  return y >= 2 && others.every((count) => count === y) ? 1 + others.length + y : null;
}

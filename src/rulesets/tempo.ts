import { problem } from './problem';
import type { Problem } from './problem';

/**
 * How short a rules-day may be outside rehearsals, in real seconds: a week in seven minutes. Seasons that
 * nobody attends to cost the more the faster they run.
 */
export const LEAST_DAY_SECONDS = 60;

/**
 * What is wrong with amending to such a tempo; a season that is already faster may stay as fast.
 */
export function tempoProblems(daySeconds: number, presentSeconds: number): Problem[] {
  const least = Math.min(LEAST_DAY_SECONDS, presentSeconds);
  if (daySeconds >= least) return [];
  return [problem(['rulesDaySeconds'], `expected at least ${least} outside rehearsals`)];
}

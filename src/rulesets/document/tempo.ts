import { problem } from './problem';
import type { Problem } from './problem';

/**
 * The shortest rules-day of a real season, in real seconds: a week in seven minutes. An unattended
 * season costs the more the faster it runs.
 */
export const LEAST_DAY_SECONDS = 60;

/** The problems of amending to such a tempo; a season that is already faster may keep its tempo. */
export function tempoProblems(daySeconds: number, presentSeconds: number): Problem[] {
  const least = Math.min(LEAST_DAY_SECONDS, presentSeconds);
  if (daySeconds >= least) return [];
  return [problem(['rulesDaySeconds'], `expected at least ${least} outside rehearsals`)];
}

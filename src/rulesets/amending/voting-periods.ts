/**
 * The bounds of the tempo and of voting periods in amendments, so that no vote ends before anybody
 * sees it, and votes end at all [rulings S23, X11].
 */
import type { Problem } from '../document/problem';
import { problem } from '../document/problem';
import { LEAST_DAY_SECONDS } from '../document/seasons';
import type { Ruleset } from '../document/ruleset';

/** The longest rules-day of a real season, in real seconds: a week. */
const MOST_DAY_SECONDS = 604_800;
/** The shortest voting period of a real season, in real seconds. */
const LEAST_VOTING_SECONDS = 60;
const MOST_VOTING_DAYS = 28;

type Timed =
  | { readonly hours: number }
  | { readonly period: { readonly type: 'NEXT_PHASE' } | { readonly type: 'DAYS'; days: number } };

/** The class's voting period in rules-days; null if it ends with the phase. */
function daysOf(known: Timed): number | null {
  if ('hours' in known) return known.hours / 24;
  return known.period.type === 'DAYS' ? known.period.days : null;
}

/**
 * The problems of a tempo or of voting periods that are out of bounds in a real season. What already
 * is out of bounds may stay as it is.
 */
export function tempoProblems(before: Ruleset, after: Ruleset): Problem[] {
  const [was, is] = [before.rulesDaySeconds, after.rulesDaySeconds];
  const least = Math.min(LEAST_DAY_SECONDS, was);
  const most = Math.max(MOST_DAY_SECONDS, was);
  if (is < least || is > most) {
    return [
      problem(
        ['rulesDaySeconds'],
        `expected at least ${least} and at most ${most} outside rehearsals`,
      ),
    ];
  }
  const leastVote = Math.min(LEAST_VOTING_SECONDS, ...votingSeconds(before));
  return votingSeconds(after).flatMap((seconds, at) =>
    seconds >= leastVote
      ? []
      : [
          problem(
            ['proposals', 'classes', at],
            `expected a voting period of at least ${leastVote} real seconds outside rehearsals`,
          ),
        ],
  );
}

/** The real length of each class's voting period. */
const votingSeconds = ({ proposals, rulesDaySeconds }: Ruleset): readonly number[] =>
  (proposals?.classes ?? []).map((known) => (daysOf(known) ?? Infinity) * rulesDaySeconds);

/** The problem if an amendment leaves no class whose votes end within four weeks. */
export const slownessProblems = (before: readonly Timed[], after: readonly Timed[]): Problem[] =>
  after.some(isPrompt) || !before.some(isPrompt)
    ? []
    : [
        problem(
          ['proposals', 'classes'],
          `expected a class whose voting period is at most ${MOST_VOTING_DAYS} days: without one no vote would soon end`,
        ),
      ];

const isPrompt = (known: Timed): boolean => (daysOf(known) ?? 0) <= MOST_VOTING_DAYS;

/**
 * The next instant at which the clock has work [ruling A2]: the start, the next boundary of week or
 * phase, the next revelation date, the next placing of presented hands, the end of a voting period
 * or of a vote of confidence, a warning before one of these, the dates of attempts at
 * secret actions, and the draw of an office at the end of its term. Boundaries include the maturation of secret actions.
 */
import { assertNever, instant } from '../../kernel';
import type { Instant } from '../../kernel';
import { isPausing, nextAttemptDate, nextResuming, nextTally } from '../../season';
import type { Outage } from '../../season';
import { isDeserted, nextDecision } from './sleep';
import { nextVoteWarning, nextWarning } from './warnings';
import { nextConfidenceEnd } from '../judge/conclude-confidence-votes';
import { nextDraw } from '../values/draw-offices';
import { roundOf } from '../model/state';
import type { RoundState } from '../model/state';

/**
 * `away`: the outage in progress, or null. A time to reveal does not end yet if the outage may
 * lengthen it.
 */
export function nextDue(state: RoundState, away: Outage | null): Instant | null {
  const { status, startsAtMs, nextBoundaryMs } = roundOf(state);
  switch (status) {
    case 'SETUP':
      return startsAtMs;
    case 'RUNNING':
      if (isPausing(roundOf(state))) return nextInPause(state);
      // A round without players sleeps [ruling S22].
      if (isDeserted(state)) return null;
      return earliest([
        nextBoundaryMs ?? Infinity,
        nextDecision(state, away),
        nextWarning(state, away),
        nextDraw(state),
        nextAttemptDate(state, away),
      ]);
    case 'ENDED':
      return null;
    default:
      return assertNever(status);
  }
}

/** The next end or warning of a vote, or the end of the pause. */
const nextInPause = (state: RoundState): Instant | null =>
  earliest([
    nextResuming(roundOf(state)),
    nextTally(state),
    nextConfidenceEnd(state),
    nextVoteWarning(state),
  ]);

function earliest(candidates: readonly number[]): Instant | null {
  const first = Math.min(...candidates);
  return Number.isFinite(first) ? instant(first) : null;
}

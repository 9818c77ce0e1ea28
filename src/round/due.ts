/**
 * When the clock next matters [ruling A2]: the start, the next boundary of week or phase, the next
 * revelation date, the next placing of presented hands, the end of a voting period or of a vote of
 * confidence. The boundaries cover maturation.
 */
import { assertNever, instant } from '../kernel';
import type { Instant } from '../kernel';
import { nextPlacing } from './hands/settle-hands';
import { nextConfidenceEnd } from './judge/conclude-confidence-votes';
import { roundOf } from './state';
import type { RoundState } from './state';

export function dueRound(state: RoundState): Instant | null {
  const { status, startsAtMs, nextBoundaryMs } = roundOf(state);
  switch (status) {
    case 'SETUP':
      return startsAtMs;
    case 'RUNNING':
      return earliest([
        nextBoundaryMs ?? Infinity,
        nextRevelation(state),
        nextPlacing(state),
        nextTally(state),
        nextConfidenceEnd(state),
      ]);
    case 'ENDED':
      return null;
    default:
      return assertNever(status);
  }
}

/** The earliest revelation date of an open secret action; there are as many dates as weeks. */
function nextRevelation(state: RoundState): number {
  return Math.min(...state.keys('secretActions', 'reveals').map(Number));
}

/** The earliest end of a voting period. */
function nextTally(state: RoundState): number {
  return Math.min(...state.keys('proposals', 'closes').map(Number));
}

function earliest(candidates: readonly number[]): Instant | null {
  const first = Math.min(...candidates);
  return Number.isFinite(first) ? instant(first) : null;
}

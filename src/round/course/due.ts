/**
 * When the clock next matters [ruling A2]: the start, the next boundary of week or phase, the next
 * revelation date, the next placing of presented hands, the end of a voting period or of a vote of
 * confidence, and a warning before one of these. The boundaries cover maturation.
 */
import { assertNever, instant } from '../../kernel';
import type { Instant } from '../../kernel';
import type { Outage } from '../../season';
import { isDeserted } from './sleep';
import { nextDecision } from './next-decision';
import { nextWarning } from './warnings';
import { roundOf } from '../ground/state';
import type { RoundState } from '../ground/state';

/** `away`: the outage it is looked at in; the times to reveal that it may lengthen do not end yet. */
export function nextDue(state: RoundState, away: Outage | null): Instant | null {
  const { status, startsAtMs, nextBoundaryMs } = roundOf(state);
  switch (status) {
    case 'SETUP':
      return startsAtMs;
    case 'RUNNING':
      // A round that nobody is in sleeps [ruling S22].
      if (isDeserted(state)) return null;
      return earliest([
        nextBoundaryMs ?? Infinity,
        nextDecision(state, away),
        nextWarning(state, away),
      ]);
    case 'ENDED':
      return null;
    default:
      return assertNever(status);
  }
}

function earliest(candidates: readonly number[]): Instant | null {
  const first = Math.min(...candidates);
  return Number.isFinite(first) ? instant(first) : null;
}

/**
 * In a round that nobody is in, nothing of anybody's is decided: once nothing that was begun is still
 * to be decided, its calendar stands still, and it is at the present again with the next thing that is
 * done [ruling S22]. A rehearsal's clock is moved by hand, and knows no sleep.
 */
import { CLOCK, startOfWeek, toRules } from '../../kernel';
import type { Instant } from '../../kernel';
import { isPausing } from '../../season';
import { theAuction } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { nextDecision } from './next-decision';
import { isRunning, roundOf, tempoOf } from '../ground/state';
import type { RoundState } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import { putNextBoundary } from '../calendar/boundary';
import type { TimeSkipped } from './events';
import { startPhase } from '../calendar/phase';
import { endWeek, startWeek } from '../calendar/week';

/** Whether the calendar does not go on by itself. */
export const isDeserted = (state: RoundState): boolean =>
  isRunning(state) &&
  !isPausing(roundOf(state)) &&
  roundOf(state).testClockMs === null &&
  state.countBy('players', 'active', 'yes') === 0 &&
  nextDecision(state, null) === Infinity;

/** Whether something of the calendar was missed by `now`. */
export function isAsleep(state: RoundState, now: Instant): boolean {
  const { nextBoundaryMs } = roundOf(state);
  return isDeserted(state) && nextBoundaryMs !== null && nextBoundaryMs <= now;
}

/** Brings a sleeping round to the present: whatever was missed, one week and one phase begin. */
export function wake(turn: RoundTurn): void {
  const { state, now } = turn;
  const { nextBoundaryMs } = roundOf(state);
  if (!isAsleep(state, now) || nextBoundaryMs === null) return;
  const clock = turn.as(CLOCK);
  const tempo = tempoOf(roundOf(state));
  const weekAt = (at: number): number => startOfWeek(toRules(tempo, at as Instant));
  const isWeekOver = weekAt(now) > weekAt(nextBoundaryMs - 1);
  if (isWeekOver) endWeek(clock);
  clock.emit({ type: 'TimeSkipped', sinceMs: nextBoundaryMs });
  if (isWeekOver) startWeek(clock);
  startPhase(clock);
}

export const timeSkipped: RoundEventRecord<TimeSkipped> = {
  evolve: (state, { atMs }) => {
    putNextBoundary(state, atMs);
  },
  text: () => 'Nobody was in the round, and its calendar stood still; now it goes on.',
  channel: null,
  touches: theAuction,
};

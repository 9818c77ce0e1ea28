/**
 * A round without players sleeps: once its last open decision is made, its calendar stops, and it
 * wakes into the present with the next command [ruling S22]. A rehearsal's clock is moved by hand
 * and never sleeps.
 */
import { CLOCK, startOfWeek, toRules } from '../../kernel';
import type { Instant } from '../../kernel';
import { isPausing } from '../../season';
import { theAuction } from '../model/declare';
import type { RoundEventRecord } from '../model/declare';
import { nextDecision } from './next-decision';
import { isRunning, roundOf, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { putNextBoundary } from '../calendar/boundary';
import type { TimeSkipped } from './events';
import { startPhase } from '../calendar/phase';
import { endWeek, startWeek } from '../calendar/week';

/** Whether the calendar has stopped. */
export const isDeserted = (state: RoundState): boolean =>
  isRunning(state) &&
  !isPausing(roundOf(state)) &&
  roundOf(state).testClockMs === null &&
  state.countBy('players', 'active', 'yes') === 0 &&
  nextDecision(state, null) === Infinity;

/** Whether the sleep has skipped a calendar event by `now`. */
export function isAsleep(state: RoundState, now: Instant): boolean {
  const { nextBoundaryMs } = roundOf(state);
  return isDeserted(state) && nextBoundaryMs !== null && nextBoundaryMs <= now;
}

/** Brings a sleeping round to the present: whatever it missed, one week and one phase begin. */
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

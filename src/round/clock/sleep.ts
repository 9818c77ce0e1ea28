import { CLOCK, startOfWeek, toRules } from '../../kernel';
import type { Instant } from '../../kernel';
import { isPausing, nextTally } from '../../season';
import type { Outage } from '../../season';
import { putNextBoundary } from '../calendar/boundary';
import { isWindowHeld } from '../calendar/outage-windows';
import { startPhase } from '../calendar/phase';
import { endWeek, startWeek } from '../calendar/week';
import { nextConfidenceEnd } from '../judge/conclude-confidence-votes';
import { auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { isRunning, roundOf, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nextPlacing } from '../prizes/settle-hands';
import type { TimeSkipped } from './vocabulary';

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
  touches: auctionTopic,
};

/**
 * The next decision, which comes even if everybody has left: a revelation date, the placing of
 * presented hands, the end of a vote; Infinity for none.
 */
export const nextDecision = (state: RoundState, away: Outage | null): number =>
  Math.min(
    nextRevelation(state, away),
    nextPlacing(state),
    nextTally(state),
    nextConfidenceEnd(state),
  );

/** The earliest revelation date of an open secret action; there are as many dates as weeks. */
function nextRevelation(state: RoundState, away: Outage | null): number {
  const dates = state.keys('secretActions', 'reveals').map(Number);
  return Math.min(...dates.filter((date) => !isWindowHeld(state, away, date)));
}

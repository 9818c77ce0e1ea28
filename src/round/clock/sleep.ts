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

/**
 * True if the round sleeps: nobody plays, and nothing is left to decide. A rehearsal never sleeps.
 */
export const isDeserted = (state: RoundState): boolean =>
  isRunning(state) &&
  !isPausing(roundOf(state)) &&
  roundOf(state).testClockMs === null &&
  state.countBy('players', 'active', 'yes') === 0 &&
  nextDecision(state, null) === Infinity;

/** True if the sleeping round has missed a boundary of its calendar. */
export function isAsleep(state: RoundState, now: Instant): boolean {
  const { nextBoundaryMs } = roundOf(state);
  return isDeserted(state) && nextBoundaryMs !== null && nextBoundaryMs <= now;
}

/** Wakes a sleeping round. However much it has missed, at most one week and one phase begin. */
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
  text: () => 'The calendar stood still while the round had no players, and goes on now.',
  channel: null,
  touches: auctionTopic,
};

/**
 * The next decision, which is due even without players: a revelation date, the placing of presented
 * hands, or the end of a vote. Infinity for none.
 */
export const nextDecision = (state: RoundState, away: Outage | null): number =>
  Math.min(
    nextRevelation(state, away),
    nextPlacing(state),
    nextTally(state),
    nextConfidenceEnd(state),
  );

/**
 * The earliest revelation date of an open secret action; Infinity for none. Each week has about one
 * date.
 */
function nextRevelation(state: RoundState, away: Outage | null): number {
  const dates = state.keys('secretActions', 'reveals').map(Number);
  return Math.min(...dates.filter((date) => !isWindowHeld(state, away, date)));
}

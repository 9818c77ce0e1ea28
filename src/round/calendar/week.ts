/**
 * "Weeks start on Sunday 00:00 UTC" [General]. Each has dice of its own: their seed is bound as
 * the week starts and published as it ends, or with the round (design, section 7).
 */
import { CLOCK } from '../../kernel';
import type { WeekEnded, WeekStarted } from '../event';
import { roundOf } from '../state';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { putNextBoundary } from './boundary';

/** The stream of chance that a week's dice come from. */
export const weekScope = (week: number): string => `week:${String(week)}`;

const weekId = (week: number): string => `w${String(week)}`;

export function startWeek(turn: RoundTurn): void {
  const week = roundOf(turn.state).week + 1;
  turn.emit({ type: 'WeekStarted', week, commitment: turn.chance.commit(weekScope(week)) });
}

/** Publishes the seed of the present week, if there is one and it is not published yet. */
export function endWeek(turn: RoundTurn): void {
  const { week } = roundOf(turn.state);
  if (turn.state.get('weeks', weekId(week))?.seed !== null) return;
  turn.as(CLOCK).emit({ type: 'WeekEnded', week, seed: turn.chance.publish(weekScope(week)) });
}

export function evolveWeekStarted(
  state: RoundState,
  { atMs, event: { week, commitment } }: RoundStamped<WeekStarted>,
): void {
  state.put('weeks', { id: weekId(week), week, startedAtMs: atMs, commitment, seed: null });
  state.put('rounds', { ...roundOf(state), week, nextDraw: 1 });
  putNextBoundary(state, atMs);
}

export function evolveWeekEnded(
  state: RoundState,
  { event: { week, seed } }: RoundStamped<WeekEnded>,
): void {
  state.put('weeks', { ...state.need('weeks', weekId(week)), seed });
}

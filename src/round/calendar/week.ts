/**
 * "Weeks start on Sunday 00:00 UTC" [General]. Each has dice of its own: their seed is drawn and
 * bound as the week starts, when all client seeds that count for it are fixed [ruling S24], and
 * published as it ends, or with the round (design, section 7).
 */
import { bindSeeds, byOrdinal, CLOCK, seedsToBind } from '../../kernel';
import type { SeedBinding } from '../../kernel';
import type { WeekEnded, WeekStarted } from '../event';
import { activePlayers, roundOf } from '../state';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { putNextBoundary } from './boundary';

/** The stream of chance that a week's dice come from. */
export const weekScope = (week: number): string => `week:${String(week)}`;

const weekId = (week: number): string => `w${String(week)}`;

export function startWeek(turn: RoundTurn): void {
  const { state } = turn;
  const week = roundOf(state).week + 1;
  const clientSeeds = seedsToBind(state, activePlayers(state).sort(byOrdinal));
  const commitment = turn.chance.commit(weekScope(week));
  turn.emit({ type: 'WeekStarted', week, commitment, clientSeeds });
}

/** What the dice of the present week are bound with; null in a week that began without. */
export const presentBinding = (state: RoundState): SeedBinding | null =>
  state.get('weeks', weekId(roundOf(state).week))?.binding ?? null;

/** Publishes the seed of the present week, if there is one and it is not published yet. */
export function endWeek(turn: RoundTurn): void {
  const { week } = roundOf(turn.state);
  if (turn.state.get('weeks', weekId(week))?.seed !== null) return;
  turn.as(CLOCK).emit({ type: 'WeekEnded', week, seed: turn.chance.publish(weekScope(week)) });
}

export function evolveWeekStarted(
  state: RoundState,
  { seq, atMs, event: { week, commitment, clientSeeds } }: RoundStamped<WeekStarted>,
): void {
  const binding = clientSeeds === undefined ? null : { seq, clientSeeds };
  if (clientSeeds !== undefined) bindSeeds(state, clientSeeds);
  state.put('weeks', {
    id: weekId(week),
    week,
    startedAtMs: atMs,
    commitment,
    binding,
    seed: null,
  });
  state.put('rounds', { ...roundOf(state), week, nextDraw: 1 });
  putNextBoundary(state, atMs);
}

export function evolveWeekEnded(
  state: RoundState,
  { event: { week, seed } }: RoundStamped<WeekEnded>,
): void {
  state.put('weeks', { ...state.need('weeks', weekId(week)), seed });
}

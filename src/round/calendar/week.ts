/**
 * "Weeks start on Sunday 00:00 UTC" [General]. Each week has its own dice. As the week starts, the
 * client seeds that its dice use become final; then the seed of the dice is drawn and committed
 * [ruling S24]. The seed is published as the week or the round ends (design, section 7).
 */
import {
  bindSeeds,
  byOrdinal,
  CLOCK,
  seedsToBind,
  startOfWeek,
  toReal,
  toRules,
} from '../../kernel';
import type { SeedBinding } from '../../kernel';
import { auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { RoundEvent } from '../model/event';
import { activePlayers, roundOf, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { putNextBoundary } from './boundary';
import type { WeekEnded, WeekStarted } from './vocabulary';

/** The name under which a week's dice are drawn. */
export const weekScope = (week: number): string => `week:${String(week)}`;

export const weekId = (week: number): string => `w${String(week)}`;

export function startWeek(turn: RoundTurn): void {
  const { state } = turn;
  const week = roundOf(state).week + 1;
  const clientSeeds = seedsToBind(state, activePlayers(state).sort(byOrdinal));
  const commitment = turn.chance.commit(weekScope(week));
  turn.emit({ type: 'WeekStarted', week, commitment, clientSeeds });
}

/** The seed binding of the present week; null in a week that began without a binding. */
export const presentBinding = (state: RoundState): SeedBinding | null =>
  state.get('weeks', weekId(roundOf(state).week))?.binding ?? null;

/** Publishes the seed of the present week unless it is already published. */
export function endWeek(turn: RoundTurn): void {
  const { week } = roundOf(turn.state);
  if (turn.state.get('weeks', weekId(week))?.seed !== null) return;
  turn.as(CLOCK).emit({ type: 'WeekEnded', week, seed: turn.chance.publish(weekScope(week)) });
}

export const weekStarted: RoundEventRecord<WeekStarted> = {
  evolve: (state, { seq, atMs, event: { week, commitment, clientSeeds } }) => {
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
  },
  facts: (_state, { week }) => ({ week }),
  text: (_state, { week }) => `Week ${week} began, and its dice are bound.`,
  channel: null,
  touches: auctionTopic,
};

export const WEEK_ENDING_EVENT = 'WeekEnded';

/**
 * The week whose seed the event publishes; null for any other event. No dice of that week are
 * thrown after it.
 */
export const weekEndedBy = (event: RoundEvent): number | null =>
  event.type === WEEK_ENDING_EVENT ? event.week : null;

export const weekEnded: RoundEventRecord<WeekEnded> = {
  evolve: (state, { event: { week, seed } }) => {
    state.put('weeks', { ...state.need('weeks', weekId(week)), seed });
  },
  facts: (_state, { week }) => ({ week }),
  text: (_state, { week }) => `The dice of week ${week} can be checked now.`,
  channel: null,
  touches: auctionTopic,
};

/** True if a week starts at this instant. */
export function isWeekStart({ state, now }: RoundTurn): boolean {
  const tempo = tempoOf(roundOf(state));
  return toReal(tempo, startOfWeek(toRules(tempo, now))) === now;
}

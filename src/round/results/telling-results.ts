/**
 * After hands were placed or lots given out each player is told once of all that it meant: the events
 * themselves are in nobody's inbox [ruling S26].
 */
import { byOrdinal, CLOCK, counted } from '../../kernel';
import { nothing } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { roundOf } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import type { WeekSettled } from './events';
import { Results } from './results';

/** Settles, and tells what came of it, unless nothing did. */
export function tellingResults(turn: RoundTurn, settle: (turn: RoundTurn) => void): void {
  const results = new Results(turn.state, turn.now);
  const watched = (inner: RoundTurn): RoundTurn => ({
    ...inner,
    emit: (event) => {
      results.before(event);
      inner.emit(event);
    },
    as: (actor, now) => watched(inner.as(actor, now)),
  });
  settle(watched(turn));
  const told = results.all().sort((a, b) => byOrdinal({ id: a.playerId }, { id: b.playerId }));
  if (told.length === 0) return;
  turn.as(CLOCK).emit({ type: 'WeekSettled', week: roundOf(turn.state).week, results: told });
}

export const weekSettled: RoundEventRecord<WeekSettled> = {
  evolve: nothing,
  text: (_state, { week, results: { length } }) =>
    `Week ${week} was settled, for ${counted(length, 'player')}.`,
  channel: null,
  notice: 'WEEK_SETTLED',
  concerns: ({ results }) => results.map(({ playerId }) => playerId),
};

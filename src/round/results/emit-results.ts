import { byOrdinal, CLOCK, counted } from '../../kernel';
import type { Stepwise } from '../../kernel';
import { nothing } from '../model/records';
import type { RoundEventRecord, RoundEvents } from '../model/records';
import { roundOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import type { WeekSettled, ResultEvent } from './vocabulary';
import { SettlementResults } from './settlement-results';

/** Settles, then emits the results if there are any. */
export function* emittingResults(turn: RoundTurn, settle: (turn: RoundTurn) => Stepwise): Stepwise {
  const results = new SettlementResults(turn.state, turn.now);
  const watched = (inner: RoundTurn): RoundTurn => ({
    ...inner,
    emit: (event) => {
      results.before(event);
      inner.emit(event);
    },
    as: (actor, now) => watched(inner.as(actor, now)),
  });
  yield* settle(watched(turn));
  yield;
  const told = results.all().sort((a, b) => byOrdinal({ id: a.playerId }, { id: b.playerId }));
  if (told.length === 0) return;
  turn.as(CLOCK).emit({ type: 'WeekSettled', week: roundOf(turn.state).week, results: told });
}

const weekSettled: RoundEventRecord<WeekSettled> = {
  evolve: nothing,
  facts: (_state, { week, results: { length } }) => ({ week, players: length }),
  text: (_state, { week, results: { length } }) =>
    `Week ${week} was settled, for ${counted(length, 'player')}.`,
  channel: null,
  notice: 'WEEK_SETTLED',
  concerns: ({ results }) => results.map(({ playerId }) => playerId),
};

export const RESULT_EVENTS: RoundEvents<ResultEvent> = { WeekSettled: weekSettled };

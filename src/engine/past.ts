/**
 * A season as it was after one of its events: folded from the journal for whoever asks, at the asker's
 * pace, and not kept. The state is a fold [invariant 4], so nothing else needs to be stored for it.
 */
import { showNamesOf } from '../season';
import { available } from './engine';
import type { Pace, Reading } from './engine';
import { GAMES } from './games';
import type { JournalRow, SeasonStore } from './ports';
import { eventOf } from './recent';
import { quarterHourOf } from './working';

/** How many events are read at a time. */
const PAGE = 250;

/** The event is one of those that the present has. */
export async function readPast(
  store: Pick<SeasonStore, 'journal'>,
  present: Reading,
  seq: number,
  pace: Pace | null,
): Promise<Reading> {
  const { kind, record } = present;
  const game = GAMES[kind];
  const state = game.empty();
  let last: JournalRow | null = null;
  while ((last?.seq ?? 0) < seq) {
    const after: number = last?.seq ?? 0;
    const rows = await available(() =>
      store.journal(record.id, after, Math.min(PAGE, seq - after)),
    );
    if (rows.length === 0) throw new Error('a journal ends before its last event');
    for (const row of rows) {
      if (pace?.isOver() === true) await pace.turn();
      game.evolve(state, { seq: row.seq, atMs: row.atMs, actor: row.actor, event: eventOf(row) });
      state.forget();
      last = row;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (last === null) throw new Error('there is nothing before the first event');
  // Whoever has deleted the account since has no name then either.
  showNamesOf(state, present.state);
  state.forget();
  const summary = game.summary(state);
  const { id, createdAtMs } = record;
  const activeAtMs = quarterHourOf(last.atMs);
  const dueAtMs = summary.rehearsal ? null : game.due(state);
  return {
    kind,
    record: { ...summary, id, kind, createdAtMs, activeAtMs, seq, dueAtMs },
    state,
    now: game.nowIn(state, last.atMs),
    touched: () => seq,
    isPast: true,
  } as Reading;
}

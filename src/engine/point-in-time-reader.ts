/**
 * Seasons as they were after one of their events, folded from the journal at the caller's pace. The
 * state is a fold [invariant 4], so nothing else needs to be stored.
 */
import { LRUCache } from 'lru-cache';
import type { SeasonId } from '../kernel';
import { showNamesOf } from '../season';
import { asUnavailable } from './engine';
import type { Pace, SeasonSnapshot } from './engine';
import { foldEvent, missingEvent } from './data-faults';
import { GAMES } from './games';
import type { SeasonState } from './games';
import type { JournalRow, SeasonStore } from './ports';
import { eventOf } from './recent-events';
import { quarterHourOf } from './working-state';

/** The number of events read at a time. The state after each full page is cached. */
const PAGE = 250;
/** The maximum number of rows in all cached states: some ten megabytes, since states share rows. */
const CACHED_ROWS = 200_000;

type CachedState = { readonly state: SeasonState; readonly last: JournalRow };

/**
 * Caches past states; they never change. A reader who steps through a season waits for at most one
 * page of events.
 */
export class PointInTimeReader {
  private readonly cached = new LRUCache<string, CachedState>({
    maxSize: CACHED_ROWS,
    sizeCalculation: ({ state }) => 1 + state.size(),
  });

  constructor(
    private readonly store: Pick<SeasonStore, 'journal'>,
    private readonly page = PAGE,
  ) {}

  /** `seq` must be the number of one of the snapshot's events. */
  async read(present: SeasonSnapshot, seq: number, pace: Pace | null): Promise<SeasonSnapshot> {
    const { page } = this;
    const { kind, record } = present;
    const game = GAMES[kind];
    const from = this.lastCached(record.id, seq);
    const state = from === null ? game.empty() : from.state.copyTo(game.empty());
    let last = from?.last ?? null;
    while ((last?.seq ?? 0) < seq) {
      const after: number = last?.seq ?? 0;
      const rows = await asUnavailable(() =>
        this.store.journal(record.id, after, Math.min(page, seq - after)),
      );
      if (rows.length === 0) throw missingEvent(record.id, after + 1);
      for (const row of rows) {
        if (pace?.isOver() === true) await pace.turn();
        const { seq: at, atMs, actor } = row;
        foldEvent(record.id, at, () =>
          game.evolve(state, { seq: at, atMs, actor, event: eventOf(row) }),
        );
        state.forget();
        last = row;
      }
      if (last !== null && last.seq % page === 0) {
        this.cached.set(keyOf(record.id, last.seq), { state: state.copyTo(game.empty()), last });
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (last === null) throw new Error('there is nothing before the first event');
    // An account deleted later has no name in past states either.
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
    } as SeasonSnapshot;
  }

  /** The last cached state at or before `seq`. */
  private lastCached(id: SeasonId, seq: number): CachedState | null {
    for (let at = seq - (seq % this.page); at > 0; at -= this.page) {
      const cached = this.cached.get(keyOf(id, at));
      if (cached !== undefined) return cached;
    }
    return null;
  }
}

const keyOf = (id: SeasonId, seq: number): string => `${id} ${seq}`;

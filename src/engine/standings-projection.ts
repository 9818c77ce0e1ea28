import type { SeasonId } from '../kernel';
import { StandingsHistory } from '../season';
import { asUnavailable } from './engine';
import type { Pace } from './engine';
import { foldEvent, missingEvent } from './data-faults';
import { GAMES } from './games';
import type { AnyGame, SeasonKind, SeasonState, Standing } from './games';
import type { JournalRow, SeasonRecord, SeasonStore } from './ports';
import { eventOf } from './recent-events';

/** The number of events read at a time. */
const PAGE = 250;
/** The folds of the last 16 seasons are cached: later events are added to them. */
const CACHED_SEASONS = 16;

/** A season from its beginning up to an event. */
class SeasonFold {
  readonly chronicle = new StandingsHistory<Standing>();
  private readonly game: AnyGame;
  private readonly state: SeasonState;
  private at = 0;
  /** The page that is being added, for any caller; null for none. */
  underWay: Promise<void> | null = null;
  /** Whether an event could not be added: the incomplete fold is dropped. */
  isBroken = false;

  constructor(kind: SeasonKind) {
    this.game = GAMES[kind];
    this.state = this.game.empty();
  }

  get seq(): number {
    return this.at;
  }

  add(row: JournalRow): void {
    const { seq, atMs, actor } = row;
    const { game, state } = this;
    foldEvent(row.seasonId, seq, () =>
      game.evolve(state, { seq, atMs, actor, event: eventOf(row) }),
    );
    const touched = [...game.playersAffectedBy(state, state.changes(0))];
    state.forget();
    const standings = touched.map((player) => [player, game.standingOf(state, player)] as const);
    this.chronicle.note({ seq, atMs, ...game.periodOf(state, atMs) }, standings);
    this.at = seq;
  }
}

/** A caller without a pace yields after every page. */
const BY_PAGE: Pace = {
  isOver: () => false,
  turn: () => Promise.resolve(),
};

/**
 * The players' standings over seasons. They are folded from the journal once, at the pace of the
 * callers: past events do not change.
 */
export class StandingsProjection {
  /** The last used one is the last. */
  private readonly cache = new Map<SeasonId, SeasonFold>();

  constructor(private readonly store: Pick<SeasonStore, 'journal'>) {}

  /** At least as far as the record. */
  async of(
    { id, kind, seq }: SeasonRecord,
    pace: Pace | null = null,
  ): Promise<StandingsHistory<Standing>> {
    let fold = this.use(id, kind);
    while (fold.seq < seq) {
      if (fold.isBroken) fold = this.use(id, kind);
      if (fold.underWay === null) await this.addPage(id, fold, pace ?? BY_PAGE);
      // Another caller's error belongs to that caller.
      else await fold.underWay.catch(() => undefined);
    }
    return fold.chronicle;
  }

  private use(id: SeasonId, kind: SeasonKind): SeasonFold {
    const fold = this.cache.get(id) ?? new SeasonFold(kind);
    this.cache.delete(id);
    this.cache.set(id, fold);
    const [oldest] = this.cache.keys();
    if (this.cache.size > CACHED_SEASONS && oldest !== undefined) this.cache.delete(oldest);
    return fold;
  }

  private async addPage(id: SeasonId, fold: SeasonFold, pace: Pace): Promise<void> {
    fold.underWay = this.add(id, fold, pace);
    try {
      await fold.underWay;
    } finally {
      fold.underWay = null;
    }
  }

  /** The added pages stay, even if the caller may not go on. */
  private async add(id: SeasonId, fold: SeasonFold, pace: Pace): Promise<void> {
    const rows = await asUnavailable(() => this.store.journal(id, fold.seq, PAGE));
    if (rows.length === 0) throw missingEvent(id, fold.seq + 1);
    for (const row of rows) {
      if (pace.isOver()) await pace.turn();
      try {
        fold.add(row);
      } catch (error) {
        fold.isBroken = true;
        if (this.cache.get(id) === fold) this.cache.delete(id);
        throw error;
      }
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

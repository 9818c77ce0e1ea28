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
/** The number of recent seasons whose folds are cached. Later events are added to a cached fold. */
const CACHED_SEASONS = 16;

/** A season folded from its beginning up to an event. */
class SeasonFold {
  readonly chronicle = new StandingsHistory<Standing>();
  private readonly game: AnyGame;
  private readonly state: SeasonState;
  private at = 0;
  /** The page being added, for any caller; null for none. */
  underWay: Promise<void> | null = null;
  /** True if an event could not be added. The incomplete fold is dropped. */
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

/** The pace of a caller without one: it yields after every page. */
const BY_PAGE: Pace = {
  isOver: () => false,
  turn: () => Promise.resolve(),
};

/**
 * The players' standings over each season, folded once from the journal at the callers' pace. Past
 * events do not change.
 */
export class StandingsProjection {
  /** The most recently used fold is the last. */
  private readonly cache = new Map<SeasonId, SeasonFold>();

  constructor(private readonly store: Pick<SeasonStore, 'journal'>) {}

  /** The standings, at least up to the record's last event. */
  async of(
    { id, kind, seq }: SeasonRecord,
    pace: Pace | null = null,
  ): Promise<StandingsHistory<Standing>> {
    let fold = this.use(id, kind);
    while (fold.seq < seq) {
      if (fold.isBroken) fold = this.use(id, kind);
      if (fold.underWay === null) await this.addPage(id, fold, pace ?? BY_PAGE);
      // An error goes to the caller that adds the page.
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

  /**
   * Adds one page of events. Events already added stay, even if the caller's pace ends the work.
   */
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

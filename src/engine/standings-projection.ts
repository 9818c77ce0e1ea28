import type { SeasonId } from '../kernel';
import { StandingsHistory } from '../season';
import { asUnavailable } from './engine';
import type { Pace } from './engine';
import { foldOf, missingEvent } from './damaged';
import { GAMES } from './games';
import type { AnyGame, SeasonKind, SeasonState, Standing } from './games';
import type { JournalRow, SeasonRecord, SeasonStore } from './ports';
import { eventOf } from './recent';

/** The number of events read at a time. */
const PAGE = 250;
/** The folds of the last 16 seasons are cached: later events are added to them. */
const KEPT = 16;

/** A season from its beginning up to an event. */
class Folded {
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
    foldOf(row.seasonId, seq, () => game.evolve(state, { seq, atMs, actor, event: eventOf(row) }));
    const touched = [...game.touchedBy(state, state.changes(0))];
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
  private readonly kept = new Map<SeasonId, Folded>();

  constructor(private readonly store: Pick<SeasonStore, 'journal'>) {}

  /** At least as far as the record. */
  async of(
    { id, kind, seq }: SeasonRecord,
    pace: Pace | null = null,
  ): Promise<StandingsHistory<Standing>> {
    let folded = this.use(id, kind);
    while (folded.seq < seq) {
      if (folded.isBroken) folded = this.use(id, kind);
      if (folded.underWay === null) await this.addPage(id, folded, pace ?? BY_PAGE);
      // Another caller's error belongs to that caller.
      else await folded.underWay.catch(() => undefined);
    }
    return folded.chronicle;
  }

  private use(id: SeasonId, kind: SeasonKind): Folded {
    const folded = this.kept.get(id) ?? new Folded(kind);
    this.kept.delete(id);
    this.kept.set(id, folded);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    return folded;
  }

  private async addPage(id: SeasonId, folded: Folded, pace: Pace): Promise<void> {
    folded.underWay = this.add(id, folded, pace);
    try {
      await folded.underWay;
    } finally {
      folded.underWay = null;
    }
  }

  /** The added pages stay, even if the caller may not go on. */
  private async add(id: SeasonId, folded: Folded, pace: Pace): Promise<void> {
    const rows = await asUnavailable(() => this.store.journal(id, folded.seq, PAGE));
    if (rows.length === 0) throw missingEvent(id, folded.seq + 1);
    for (const row of rows) {
      if (pace.isOver()) await pace.turn();
      try {
        folded.add(row);
      } catch (error) {
        folded.isBroken = true;
        if (this.kept.get(id) === folded) this.kept.delete(id);
        throw error;
      }
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

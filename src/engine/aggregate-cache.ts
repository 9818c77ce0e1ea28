import type { SeasonId } from '../kernel';
import { SeasonAggregate } from './season-aggregate';
import { asUnavailable } from './engine';
import type { SeasonStore } from './ports';
import type { Sealing } from './sealing';

/** The maximum number of events folded at a time; a season further behind is loaded again. */
const FOLD_LIMIT = 1000;
/** The interval at which a node that yields checks for the other's commit. */
const LOOK_MS = 5;

/** Counts of the seasons in memory since the start, and their present number. */
export type CellCounts = {
  readonly inMemory: number;
  readonly loaded: number;
  readonly released: number;
};

/** The seasons in memory, each loaded once however many callers want it. */
export class AggregateCache {
  private readonly cells = new Map<SeasonId, Promise<SeasonAggregate | null>>();
  private readonly folding = new Map<SeasonId, Promise<void>>();
  /** The sequence numbers of the loads under way, by their begin. */
  private readonly numbers = new WeakMap<Promise<SeasonAggregate | null>, number>();
  private begun = 0;
  private loaded = 0;
  private released = 0;

  constructor(
    private readonly store: SeasonStore,
    private readonly sealing: Sealing,
    private readonly mostSeasons: number,
  ) {}

  async get(id: SeasonId): Promise<SeasonAggregate | null> {
    const before = this.begun;
    for (;;) {
      const loading = this.cells.get(id) ?? this.load(id);
      const cell = await loading;
      // The season may have been made after the other caller's search began.
      if (cell === null && (this.numbers.get(loading) ?? 0) <= before) continue;
      if (cell?.stage === 'DROPPED') {
        if (this.cells.get(id) === loading) this.cells.delete(id);
      } else if (cell?.stage === 'BEHIND') {
        await asUnavailable(() => this.foldOnce(cell));
      } else {
        cell?.use();
        return cell;
      }
    }
  }

  /** Null for a season that is not in memory, or must not be used any more. */
  async known(id: SeasonId): Promise<SeasonAggregate | null> {
    const cell = (await this.cells.get(id)) ?? null;
    return cell?.stage === 'DROPPED' ? null : cell;
  }

  /** As `get`, for a writer: it yields first to the nodes that go before. */
  async inTurn(id: SeasonId): Promise<SeasonAggregate | null> {
    for (;;) {
      const cell = await this.get(id);
      const ms = (cell?.yieldsUntilMs ?? 0) - performance.now();
      if (ms <= 0) return cell;
      await new Promise((resolve) => setTimeout(resolve, Math.min(ms, LOOK_MS)));
    }
  }

  /** Another node goes first, for that long. */
  yieldFor(id: SeasonId, ms: number): void {
    const untilMs = performance.now() + ms;
    void this.cells.get(id)?.then(
      (cell) => cell?.letIn(untilMs),
      () => null,
    );
  }

  /** Adds a season that has just been made. */
  add(cell: SeasonAggregate): void {
    cell.use();
    this.cells.set(cell.id, Promise.resolve(cell));
    void this.makeRoom();
  }

  private load(id: SeasonId): Promise<SeasonAggregate | null> {
    const askedAtMs = performance.now();
    const loading = asUnavailable(() => this.store.load(id))
      .then((stored) => {
        if (stored === null) {
          this.cells.delete(id);
          return null;
        }
        const cell = SeasonAggregate.of(stored, this.sealing, askedAtMs);
        this.loaded += 1;
        return cell;
      })
      .catch((error: unknown) => {
        // Also for a stored season that cannot be opened: the next caller tries again.
        this.cells.delete(id);
        throw error;
      });
    this.begun += 1;
    this.numbers.set(loading, this.begun);
    this.cells.set(id, loading);
    void this.makeRoom();
    return loading;
  }

  /** Removes the least recently used season from memory, if there are too many. */
  private async makeRoom(): Promise<void> {
    if (this.cells.size <= this.mostSeasons) return;
    const idle = (await this.idle()).sort((a, b) => a.usedAtMs - b.usedAtMs);
    this.release(idle.slice(0, Math.max(0, this.cells.size - this.mostSeasons)));
  }

  /** Removes the seasons from memory that were not used for that long. */
  async letGo(idleMs: number): Promise<void> {
    const since = performance.now() - idleMs;
    this.release((await this.idle()).filter(({ usedAtMs }) => usedAtMs <= since));
  }

  /** The cells with nothing under way. */
  private async idle(): Promise<SeasonAggregate[]> {
    const loaded = await Promise.allSettled(this.cells.values());
    return loaded
      .flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []))
      .filter((cell) => !cell.isBusy);
  }

  private release(cells: readonly SeasonAggregate[]): void {
    for (const cell of cells) {
      cell.drop();
      this.cells.delete(cell.id);
      this.released += 1;
    }
  }

  counts(): CellCounts {
    return { inMemory: this.cells.size, loaded: this.loaded, released: this.released };
  }

  /**
   * Another node may have gone ahead, to `seq` if that is known: folds its events if the season is
   * in memory here. Resolves with whether followers have news to read.
   */
  async catchUp(id: SeasonId, seq: number | null): Promise<boolean> {
    const cell = await this.cells.get(id);
    if (cell === undefined || cell === null || cell.stage === 'DROPPED') return true;
    if (seq !== null && cell.committedSeq >= seq) return cell.takeNews();
    const running = this.folding.get(id);
    if (running !== undefined) {
      await running;
      return this.catchUp(id, seq);
    }
    await this.foldOnce(cell);
    return cell.takeNews();
  }

  /** Once for all callers at the same time. */
  private foldOnce(cell: SeasonAggregate): Promise<void> {
    const { id } = cell;
    const running = this.folding.get(id);
    if (running !== undefined) return running;
    const folding = this.fold(cell).finally(() => this.folding.delete(id));
    this.folding.set(id, folding);
    return folding;
  }

  /** The ids of all seasons in memory. */
  ids(): SeasonId[] {
    return [...this.cells.keys()];
  }

  private async fold(cell: SeasonAggregate): Promise<void> {
    const from = cell.committedSeq;
    if (from === 0) return;
    const rows = await this.store.journal(cell.id, from, FOLD_LIMIT);
    if (rows.length === 0) {
      // Otherwise an operator has deleted it: the next caller finds none.
      if ((await this.store.record(cell.id)) === null) cell.drop();
      cell.fold([], []);
      return;
    }
    // After the events: secrets are only ever added, so all that the events need are found.
    const secrets = await this.store.secrets(cell.id);
    // Decisions made here meanwhile will lose the race; then this is done again.
    if (cell.isAhead || cell.committedSeq !== from) return;
    if (rows.length === FOLD_LIMIT) cell.drop();
    else cell.fold(rows, secrets);
  }
}

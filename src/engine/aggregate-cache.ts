import type { SeasonId } from '../kernel';
import { SeasonAggregate } from './season-aggregate';
import { asUnavailable } from './engine';
import type { SeasonStore } from './ports';
import type { Sealing } from './sealing';

/** The maximum number of events folded at once. A season further behind is loaded again. */
const FOLD_LIMIT = 1000;
/** The interval at which a yielding node checks for the other node's commit. */
const POLL_MS = 5;

/** The number of seasons in memory, and the numbers loaded and released since the start. */
export type CacheCounts = {
  readonly inMemory: number;
  readonly loaded: number;
  readonly released: number;
};

/** The seasons in memory. Callers at the same time share one load. */
export class AggregateCache {
  private readonly aggregates = new Map<SeasonId, Promise<SeasonAggregate | null>>();
  private readonly folding = new Map<SeasonId, Promise<void>>();
  /** Numbers the loads in the order in which they began. */
  private readonly loadNumbers = new WeakMap<Promise<SeasonAggregate | null>, number>();
  private loadsBegun = 0;
  private loaded = 0;
  private released = 0;

  constructor(
    private readonly store: SeasonStore,
    private readonly sealing: Sealing,
    private readonly mostSeasons: number,
  ) {}

  async get(id: SeasonId): Promise<SeasonAggregate | null> {
    const before = this.loadsBegun;
    for (;;) {
      const loading = this.aggregates.get(id) ?? this.load(id);
      const aggregate = await loading;
      // This load began before the call, and the season may have been made since.
      if (aggregate === null && (this.loadNumbers.get(loading) ?? 0) <= before) continue;
      if (aggregate?.stage === 'DROPPED') {
        if (this.aggregates.get(id) === loading) this.aggregates.delete(id);
      } else if (aggregate?.stage === 'BEHIND') {
        await asUnavailable(() => this.foldOnce(aggregate));
      } else {
        aggregate?.use();
        return aggregate;
      }
    }
  }

  /** Null if the season is not in memory or was dropped. */
  async peek(id: SeasonId): Promise<SeasonAggregate | null> {
    const aggregate = (await this.aggregates.get(id)) ?? null;
    return aggregate?.stage === 'DROPPED' ? null : aggregate;
  }

  /** Like `get`, but for a writer: it first waits while this node yields to another. */
  async inTurn(id: SeasonId): Promise<SeasonAggregate | null> {
    for (;;) {
      const aggregate = await this.get(id);
      const ms = (aggregate?.yieldsUntilMs ?? 0) - performance.now();
      if (ms <= 0) return aggregate;
      await new Promise((resolve) => setTimeout(resolve, Math.min(ms, POLL_MS)));
    }
  }

  /** Lets another node go first for `ms` milliseconds. */
  yieldFor(id: SeasonId, ms: number): void {
    const untilMs = performance.now() + ms;
    void this.aggregates.get(id)?.then(
      (aggregate) => aggregate?.yieldUntil(untilMs),
      () => null,
    );
  }

  /** Adds a season that has just been made. */
  add(aggregate: SeasonAggregate): void {
    aggregate.use();
    this.aggregates.set(aggregate.id, Promise.resolve(aggregate));
    void this.evictOverflow();
  }

  private load(id: SeasonId): Promise<SeasonAggregate | null> {
    const askedAtMs = performance.now();
    const loading = asUnavailable(() => this.store.load(id))
      .then((stored) => {
        if (stored === null) {
          this.aggregates.delete(id);
          return null;
        }
        const aggregate = SeasonAggregate.of(stored, this.sealing, askedAtMs);
        this.loaded += 1;
        return aggregate;
      })
      .catch((error: unknown) => {
        // A failed load is forgotten, so that the next caller tries again.
        this.aggregates.delete(id);
        throw error;
      });
    this.loadsBegun += 1;
    this.loadNumbers.set(loading, this.loadsBegun);
    this.aggregates.set(id, loading);
    void this.evictOverflow();
    return loading;
  }

  /** Removes the least recently used seasons beyond `mostSeasons`. */
  private async evictOverflow(): Promise<void> {
    if (this.aggregates.size <= this.mostSeasons) return;
    const idle = (await this.idle()).sort((a, b) => a.lastUsedMs - b.lastUsedMs);
    this.evict(idle.slice(0, Math.max(0, this.aggregates.size - this.mostSeasons)));
  }

  /** Removes the seasons that have been unused for `idleMs`. */
  async evictIdle(idleMs: number): Promise<void> {
    const since = performance.now() - idleMs;
    this.evict((await this.idle()).filter(({ lastUsedMs }) => lastUsedMs <= since));
  }

  /** The loaded seasons without a pending commit. */
  private async idle(): Promise<SeasonAggregate[]> {
    const loaded = await Promise.allSettled(this.aggregates.values());
    return loaded
      .flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []))
      .filter((aggregate) => !aggregate.isBusy);
  }

  private evict(aggregates: readonly SeasonAggregate[]): void {
    for (const aggregate of aggregates) {
      aggregate.drop();
      this.aggregates.delete(aggregate.id);
      this.released += 1;
    }
  }

  counts(): CacheCounts {
    return { inMemory: this.aggregates.size, loaded: this.loaded, released: this.released };
  }

  /**
   * Folds another node's events if the season is in memory. `seq` is the other node's version; null
   * if unknown. Resolves with true if followers have news to read.
   */
  async catchUp(id: SeasonId, seq: number | null): Promise<boolean> {
    const aggregate = await this.aggregates.get(id);
    if (aggregate === undefined || aggregate === null || aggregate.stage === 'DROPPED') return true;
    if (seq !== null && aggregate.committedSeq >= seq) return aggregate.takeNews();
    const running = this.folding.get(id);
    if (running !== undefined) {
      await running;
      return this.catchUp(id, seq);
    }
    await this.foldOnce(aggregate);
    return aggregate.takeNews();
  }

  /** Callers at the same time share one fold. */
  private foldOnce(aggregate: SeasonAggregate): Promise<void> {
    const { id } = aggregate;
    const running = this.folding.get(id);
    if (running !== undefined) return running;
    const folding = this.fold(aggregate).finally(() => this.folding.delete(id));
    this.folding.set(id, folding);
    return folding;
  }

  /** The ids of all seasons in memory. */
  ids(): SeasonId[] {
    return [...this.aggregates.keys()];
  }

  private async fold(aggregate: SeasonAggregate): Promise<void> {
    const from = aggregate.committedSeq;
    if (from === 0) return;
    const rows = await this.store.journal(aggregate.id, from, FOLD_LIMIT);
    if (rows.length === 0) {
      // A season without a record was deleted by an operator. The next caller finds none.
      if ((await this.store.record(aggregate.id)) === null) aggregate.drop();
      aggregate.fold([], []);
      return;
    }
    // Secrets are read after the events. They are only ever added, so none that the events need is
    // missing.
    const secrets = await this.store.secrets(aggregate.id);
    // A decision made here meanwhile will lose its race. The season is folded again after that.
    if (aggregate.isAhead || aggregate.committedSeq !== from) return;
    if (rows.length === FOLD_LIMIT) aggregate.drop();
    else aggregate.fold(rows, secrets);
  }
}

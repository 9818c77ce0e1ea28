import type { SeasonId } from '../kernel';
import type { SeasonAggregate } from './season-aggregate';
import type { AggregateCache } from './aggregate-cache';
import { asUnavailable, UnavailableFault } from './engine';
import type { AsOf } from './engine';
import { StreamVersions } from './stream-versions';
import { ConcurrencyConflict } from './ports';
import type { SeasonStore } from './ports';

/** From this age on, a season's version is checked in the background. */
const REFRESH_MS = 500;
/** The maximum age of a shown season: with the time to answer, that is within a second. */
const STALE_MS = 800;
/** The number of tries to fold a season before giving up for now. */
const TRIES = 50;

type Parts = {
  readonly store: SeasonStore;
  readonly cells: AggregateCache;
  /** Resolves once this node's decisions for the season are on disk. */
  readonly settled: (cell: SeasonAggregate) => Promise<void>;
  /** Notifies of news of the season. */
  readonly tell: (id: SeasonId) => void;
  readonly trouble: (error: unknown) => void;
  /** The interval of checks of followed seasons; undefined if no other node has the store. */
  readonly sweepMs: number | undefined;
};

type Watched = {
  followers: number;
  /** Its version when it was found to be out of memory; undefined if it never was. */
  toldSeq: number | null | undefined;
};

/**
 * The age of the seasons in memory, if other nodes have the same store. A season is as new as the
 * last check of its version in the store, or as the begin of this node's last commit without a lost
 * race. Rings refresh it sooner, and prove nothing: they may be late or lost.
 */
export class Freshness {
  private readonly heads: StreamVersions;
  /** The followed seasons. */
  private readonly watched = new Map<SeasonId, Watched>();
  private readonly refreshing = new Set<SeasonAggregate>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly parts: Parts) {
    this.heads = new StreamVersions(parts.store);
    if (parts.sweepMs === undefined) return;
    this.timer = setInterval(() => {
      this.sweep();
    }, parts.sweepMs);
  }

  /** Whether other nodes may have gone ahead. */
  get isShared(): boolean {
    return this.parts.sweepMs !== undefined;
  }

  /** A follower watches the season: it is checked even without readers. */
  watch(id: SeasonId): () => void {
    const watched = this.watched.get(id) ?? { followers: 0, toldSeq: undefined };
    this.watched.set(id, watched);
    watched.followers += 1;
    let stopped = false;
    return () => {
      if (stopped) return;
      stopped = true;
      watched.followers -= 1;
      if (watched.followers === 0) this.watched.delete(id);
    };
  }

  private sweep(): void {
    for (const [id, watched] of this.watched) {
      void this.look(id, watched).catch(this.parts.trouble);
    }
  }

  /** A season that left memory, or must not be used, is loaded by its followers if it went on. */
  private async look(id: SeasonId, watched: Watched): Promise<void> {
    const cell = await this.parts.cells.known(id);
    if (cell === null) {
      const { seq } = await this.heads.of(id);
      if (seq !== watched.toldSeq) this.parts.tell(id);
      watched.toldSeq = seq;
    } else if (performance.now() - cell.verifiedAtMs > (this.parts.sweepMs ?? 0) / 2) {
      await this.refresh(cell);
    }
  }

  /** For a reader who asked at `askedAtMs`, and who may know of events up to `asOf`. */
  async bring(cell: SeasonAggregate, asOf: AsOf, askedAtMs: number): Promise<void> {
    if (!this.isShared) return;
    const isThere = asOf !== 'NOW' && cell.committedSeq >= asOf;
    if (!isThere) return this.verify(cell, askedAtMs);
    const ageMs = performance.now() - cell.verifiedAtMs;
    if (ageMs > STALE_MS) return this.verify(cell, askedAtMs - STALE_MS);
    if (ageMs > REFRESH_MS) void this.refresh(cell).catch(() => null);
  }

  /** If this fails, the next caller who needs it tries again. */
  private async refresh(cell: SeasonAggregate): Promise<void> {
    if (this.refreshing.has(cell)) return;
    this.refreshing.add(cell);
    try {
      await this.verify(cell, performance.now());
    } catch (error) {
      if (!(error instanceof ConcurrencyConflict)) throw error;
      this.parts.tell(cell.id);
    } finally {
      this.refreshing.delete(cell);
    }
  }

  /**
   * Resolves once everything acknowledged before `sinceMs`, on any node, is in the season's public
   * state. Rejects with `ConcurrencyConflict` if the season must be loaded again.
   */
  private async verify(cell: SeasonAggregate, sinceMs: number): Promise<void> {
    if (cell.verifiedAtMs >= sinceMs) return;
    const { seq, askedAtMs } = await this.heads.of(cell.id);
    if (seq === null) cell.drop();
    for (let tries = 0; cell.stage !== 'DROPPED' && cell.committedSeq < (seq ?? 0); tries += 1) {
      if (tries >= TRIES) throw new UnavailableFault('the season lags behind the store');
      // The stored state may be the one that this node is just committing.
      if (cell.isAhead) await this.parts.settled(cell);
      else if (cell.stage === 'BEHIND') throw new ConcurrencyConflict([cell.id]);
      else await this.fold(cell.id, seq);
    }
    if (cell.stage === 'DROPPED') throw new ConcurrencyConflict([cell.id]);
    cell.verify(askedAtMs);
  }

  private async fold(id: SeasonId, seq: number | null): Promise<void> {
    if (await asUnavailable(() => this.parts.cells.catchUp(id, seq))) this.parts.tell(id);
  }

  /** A ring came, or some may have been lost. */
  heard(id: SeasonId, seq: number | null): void {
    this.parts.cells.catchUp(id, seq).then((news) => {
      if (news) this.parts.tell(id);
    }, this.parts.trouble);
  }

  close(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }
}

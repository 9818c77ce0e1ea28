import type { SeasonId } from '../kernel';
import type { SeasonAggregate } from './season-aggregate';
import type { AggregateCache } from './aggregate-cache';
import { asUnavailable, UnavailableFault } from './engine';
import type { AsOf } from './engine';
import { StreamVersions } from './stream-versions';
import { ConcurrencyConflict } from './ports';
import type { SeasonStore } from './ports';

/** The age from which a season's version is checked in the background. */
const REFRESH_MS = 500;
/**
 * The maximum age of a season shown to a reader. Even with the time to answer, it is less than a
 * second old.
 */
const STALE_MS = 800;
/** The number of tries to fold a season before the check fails. */
const TRIES = 50;

type FreshnessDeps = {
  readonly store: SeasonStore;
  readonly cache: AggregateCache;
  /** Resolves once this node's decisions for the season are on disk. */
  readonly settled: (aggregate: SeasonAggregate) => Promise<void>;
  /** Notifies followers that the season has news. */
  readonly notify: (id: SeasonId) => void;
  readonly reportError: (error: unknown) => void;
  /** The interval for checking followed seasons; undefined if no other node uses the store. */
  readonly sweepMs: number | undefined;
};

type WatchedSeason = {
  followers: number;
  /**
   * The version found at the last check while the season was out of memory; undefined before the
   * first such check.
   */
  notifiedSeq: number | null | undefined;
};

/**
 * Keeps the seasons in memory fresh if several nodes use one store. A season is as new as the last
 * check of its version, or as the start of this node's last commit that won its race. Messages from
 * other nodes refresh it sooner but prove nothing, since they may be late or lost.
 */
export class Freshness {
  private readonly versions: StreamVersions;
  private readonly watched = new Map<SeasonId, WatchedSeason>();
  private readonly refreshing = new Set<SeasonAggregate>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly deps: FreshnessDeps) {
    this.versions = new StreamVersions(deps.store);
    if (deps.sweepMs === undefined) return;
    this.timer = setInterval(() => {
      this.sweep();
    }, deps.sweepMs);
  }

  /** True if other nodes use the store. */
  get isShared(): boolean {
    return this.deps.sweepMs !== undefined;
  }

  /** Checks the season regularly, even without readers, until the returned function is called. */
  watch(id: SeasonId): () => void {
    const watched = this.watched.get(id) ?? { followers: 0, notifiedSeq: undefined };
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
      void this.check(id, watched).catch(this.deps.reportError);
    }
  }

  /**
   * Refreshes a season in memory. For a season outside memory, notifies its followers of a new
   * version.
   */
  private async check(id: SeasonId, watched: WatchedSeason): Promise<void> {
    const aggregate = await this.deps.cache.peek(id);
    if (aggregate === null) {
      const { seq } = await this.versions.of(id);
      if (seq !== watched.notifiedSeq) this.deps.notify(id);
      watched.notifiedSeq = seq;
    } else if (performance.now() - aggregate.verifiedAtMs > (this.deps.sweepMs ?? 0) / 2) {
      await this.refresh(aggregate);
    }
  }

  /**
   * Brings the season to the minimum freshness `asOf` for a read that began at `askedAtMs`.
   */
  async ensure(aggregate: SeasonAggregate, asOf: AsOf, askedAtMs: number): Promise<void> {
    if (!this.isShared) return;
    const isThere = asOf !== 'NOW' && aggregate.committedSeq >= asOf;
    if (!isThere) return this.verify(aggregate, askedAtMs);
    const ageMs = performance.now() - aggregate.verifiedAtMs;
    if (ageMs > STALE_MS) return this.verify(aggregate, askedAtMs - STALE_MS);
    if (ageMs > REFRESH_MS) void this.refresh(aggregate).catch(() => null);
  }

  /** Verifies the season, unless that is under way. After a failure the next caller tries again. */
  private async refresh(aggregate: SeasonAggregate): Promise<void> {
    if (this.refreshing.has(aggregate)) return;
    this.refreshing.add(aggregate);
    try {
      await this.verify(aggregate, performance.now());
    } catch (error) {
      if (!(error instanceof ConcurrencyConflict)) throw error;
      this.deps.notify(aggregate.id);
    } finally {
      this.refreshing.delete(aggregate);
    }
  }

  /**
   * Resolves once the public state includes everything acknowledged before `sinceMs` on any node.
   * Rejects with `ConcurrencyConflict` if the season must be loaded again.
   */
  private async verify(aggregate: SeasonAggregate, sinceMs: number): Promise<void> {
    if (aggregate.verifiedAtMs >= sinceMs) return;
    const { seq, askedAtMs } = await this.versions.of(aggregate.id);
    if (seq === null) aggregate.drop();
    for (
      let tries = 0;
      aggregate.stage !== 'DROPPED' && aggregate.committedSeq < (seq ?? 0);
      tries += 1
    ) {
      if (tries >= TRIES) throw new UnavailableFault('the season lags behind the store');
      // The stored version may come from this node's own commit under way.
      if (aggregate.isAhead) await this.deps.settled(aggregate);
      else if (aggregate.stage === 'BEHIND') throw new ConcurrencyConflict([aggregate.id]);
      else await this.fold(aggregate.id, seq);
    }
    if (aggregate.stage === 'DROPPED') throw new ConcurrencyConflict([aggregate.id]);
    aggregate.verify(askedAtMs);
  }

  private async fold(id: SeasonId, seq: number | null): Promise<void> {
    if (await asUnavailable(() => this.deps.cache.catchUp(id, seq))) this.deps.notify(id);
  }

  /** Catches up after a message from another node, or after a possible loss of messages. */
  onRemoteChange(id: SeasonId, seq: number | null): void {
    this.deps.cache.catchUp(id, seq).then((news) => {
      if (news) this.deps.notify(id);
    }, this.deps.reportError);
  }

  close(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }
}

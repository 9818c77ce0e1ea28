import type { SeasonId } from '../kernel';
import type { Cell } from './cell';
import type { Cells } from './cells';
import { available, UnavailableFault } from './engine';
import type { AsOf } from './engine';
import { Heads } from './heads';
import { LostRace } from './ports';
import type { SeasonStore } from './ports';

/** From this age on, what a season is known to be is looked up in the background. */
const REFRESH_MS = 500;
/** Nobody is shown it older than this: with the time to answer, that is within a second. */
const STALE_MS = 800;
/** How often a season is folded before it is given up for now. */
const TRIES = 50;

type Parts = {
  readonly store: SeasonStore;
  readonly cells: Cells;
  /** Resolves when what this node has decided for the season is on disk. */
  readonly settled: (cell: Cell) => Promise<void>;
  /** Says that there is news of the season. */
  readonly tell: (id: SeasonId) => void;
  readonly trouble: (error: unknown) => void;
  /** How often followed seasons are looked after; undefined when no other node has the store. */
  readonly sweepMs: number | undefined;
};

type Watched = {
  followers: number;
  /** How far it was when it was found to be out of memory; undefined when it never was. */
  toldSeq: number | null | undefined;
};

/**
 * How new the seasons in memory are, where other nodes have the same store. A season is as new as the moment
 * at which the store was last asked how far it is, or at which a commit of this node's began that nobody
 * beat. Rings make it newer sooner, and prove nothing: they may be late or lost.
 */
export class Freshness {
  private readonly heads: Heads;
  /** Seasons that somebody follows. */
  private readonly watched = new Map<SeasonId, Watched>();
  private readonly refreshing = new Set<Cell>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly parts: Parts) {
    this.heads = new Heads(parts.store);
    if (parts.sweepMs === undefined) return;
    this.timer = setInterval(() => {
      this.sweep();
    }, parts.sweepMs);
  }

  /** Whether other nodes may have gone ahead. */
  get isShared(): boolean {
    return this.parts.sweepMs !== undefined;
  }

  /** Somebody follows the season: it is looked after although nobody reads it. */
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

  /** One that left memory, or is not to be used, is loaded by those who follow it if it went on. */
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

  /** For a reader who asked at `askedAtMs`, and may have been told of what happened up to `asOf`. */
  async bring(cell: Cell, asOf: AsOf, askedAtMs: number): Promise<void> {
    if (!this.isShared) return;
    const isThere = asOf !== 'NOW' && cell.committedSeq >= asOf;
    if (!isThere) return this.verify(cell, askedAtMs);
    const ageMs = performance.now() - cell.verifiedAtMs;
    if (ageMs > STALE_MS) return this.verify(cell, askedAtMs - STALE_MS);
    if (ageMs > REFRESH_MS) void this.refresh(cell).catch(() => null);
  }

  /** If this fails, whoever needs it tries again. */
  private async refresh(cell: Cell): Promise<void> {
    if (this.refreshing.has(cell)) return;
    this.refreshing.add(cell);
    try {
      await this.verify(cell, performance.now());
    } catch (error) {
      if (!(error instanceof LostRace)) throw error;
      this.parts.tell(cell.id);
    } finally {
      this.refreshing.delete(cell);
    }
  }

  /**
   * Resolves when everything that was acknowledged before `sinceMs`, on whichever node, is in what
   * everybody sees of the season. Rejects with `LostRace` when the season has to be loaded again.
   */
  private async verify(cell: Cell, sinceMs: number): Promise<void> {
    if (cell.verifiedAtMs >= sinceMs) return;
    const { seq, askedAtMs } = await this.heads.of(cell.id);
    if (seq === null) cell.drop();
    for (let tries = 0; cell.stage !== 'DROPPED' && cell.committedSeq < (seq ?? 0); tries += 1) {
      if (tries >= TRIES) throw new UnavailableFault('the season lags behind the store');
      // The stored state may be the one that this node is just committing.
      if (cell.isAhead) await this.parts.settled(cell);
      else if (cell.stage === 'BEHIND') throw new LostRace([cell.id]);
      else await this.fold(cell.id, seq);
    }
    if (cell.stage === 'DROPPED') throw new LostRace([cell.id]);
    cell.verify(askedAtMs);
  }

  private async fold(id: SeasonId, seq: number | null): Promise<void> {
    if (await available(() => this.parts.cells.catchUp(id, seq))) this.parts.tell(id);
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

import type { Outage } from '../season';
import type { Clock, UptimeStore } from './ports';

/** How often a node says that it is there, unless it has to more often. */
const EVERY_MS = 30_000;

export type UptimeParts = {
  readonly store: UptimeStore;
  readonly clock: Clock;
  /** An outage is longer than this. */
  readonly outageAfterMs: number;
  readonly onTrouble: (error: unknown) => void;
  /** Told of an outage as it is found: by its end, which is this beat, or by another node, once here. */
  readonly onOutage: (outage: Outage) => void;
  /** Milliseconds that never leap; default: this process's. */
  readonly uptime?: () => number;
};

/**
 * Says now and then on disk that this node is there, and learns when none was [ruling L8]. A clock that leaps
 * while the process runs is no outage; a process that stood still, or could not reach the store, is away.
 */
export class Uptime {
  private known: readonly Outage[] = [];
  /** By the process's clock; null before the first. */
  private lastBeatMs: number | null = null;
  private beating: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  private readonly uptime: () => number;

  constructor(private readonly parts: UptimeParts) {
    this.uptime = parts.uptime ?? (() => performance.now());
  }

  /** All that are known, the earliest first. */
  get outages(): readonly Outage[] {
    return this.known;
  }

  /** Whether no outage can have gone unnoticed. */
  get isFresh(): boolean {
    const { lastBeatMs } = this;
    return lastBeatMs !== null && this.uptime() - lastBeatMs <= this.parts.outageAfterMs;
  }

  /** Rejects when the store does not answer: nothing should be served before it has. */
  async start(): Promise<void> {
    await this.beat();
    this.schedule();
  }

  private schedule(): void {
    if (this.stopped) return;
    const everyMs = Math.min(EVERY_MS, Math.ceil(this.parts.outageAfterMs / 4));
    this.timer = setTimeout(() => {
      this.beat()
        .catch(this.parts.onTrouble)
        .finally(() => {
          this.schedule();
        });
    }, everyMs);
    this.timer.unref();
  }

  /** One for all who ask at the same time. */
  beat(): Promise<void> {
    this.beating ??= this.sayOnce().finally(() => {
      this.beating = null;
    });
    return this.beating;
  }

  private async sayOnce(): Promise<void> {
    const { store, clock, outageAfterMs, onOutage } = this.parts;
    const wasHere = this.isFresh;
    const nowMs = this.uptime();
    const since = this.known.at(-1)?.untilMs ?? null;
    const beat = { atMs: clock.now(), outageAfterMs: wasHere ? null : outageAfterMs };
    const found = await store.beat(beat, since);
    const isFirst = this.lastBeatMs === null;
    this.known = [...this.known, ...found];
    this.lastBeatMs = nowMs;
    // A node that starts has found all of the past, too: whoever ended an outage has told of it.
    for (const outage of found) if (!isFirst || outage.untilMs === beat.atMs) onOutage(outage);
  }

  /**
   * Says for the last time that it is there, unless it never was: a node that only tried to start is still
   * away.
   */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.lastBeatMs === null) return;
    await this.beat().catch(this.parts.onTrouble);
  }
}

import type { Outage } from '../season';
import type { Clock, UptimeStore } from './ports';

/** The longest interval between signs of life. */
const EVERY_MS = 30_000;

export type UptimeDeps = {
  readonly store: UptimeStore;
  readonly clock: Clock;
  /** A time without any node is an outage if it is longer than this. */
  readonly outageAfterMs: number;
  readonly onError: (error: unknown) => void;
  /**
   * Called once for each outage that this node ends, and for each that it learns of after its first
   * beat.
   */
  readonly onOutage: (outage: Outage) => void;
  /** Milliseconds by a clock that never leaps; default: `performance.now`. */
  readonly uptime?: () => number;
};

/**
 * Stores this node's signs of life and finds outages [ruling L8]. A leap of the clock in a running
 * process is not an outage. A process that stood still or could not reach the store was away.
 */
export class Uptime {
  private recorded: readonly Outage[] = [];
  /** The time of the last sign of life by the process's clock; null before the first. */
  private lastBeatMs: number | null = null;
  private beating: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  private readonly uptime: () => number;

  constructor(private readonly deps: UptimeDeps) {
    this.uptime = deps.uptime ?? (() => performance.now());
  }

  /** All known outages, the earliest first. */
  get outages(): readonly Outage[] {
    return this.recorded;
  }

  /** True if every outage is known. */
  get isFresh(): boolean {
    const { lastBeatMs } = this;
    return lastBeatMs !== null && this.uptime() - lastBeatMs <= this.deps.outageAfterMs;
  }

  /**
   * Sends the first sign of life. Rejects if the store does not answer: nothing should be served
   * before it does.
   */
  async start(): Promise<void> {
    await this.beat();
    this.schedule();
  }

  private schedule(): void {
    if (this.stopped) return;
    const everyMs = Math.min(EVERY_MS, Math.ceil(this.deps.outageAfterMs / 4));
    this.timer = setTimeout(() => {
      this.beat()
        .catch(this.deps.onError)
        .finally(() => {
          this.schedule();
        });
    }, everyMs);
    this.timer.unref();
  }

  /** Sends a sign of life. Callers at the same time share one. */
  beat(): Promise<void> {
    this.beating ??= this.sendBeat().finally(() => {
      this.beating = null;
    });
    return this.beating;
  }

  private async sendBeat(): Promise<void> {
    const { store, clock, outageAfterMs, onOutage } = this.deps;
    const wasHere = this.isFresh;
    const nowMs = this.uptime();
    const since = this.recorded.at(-1)?.untilMs ?? null;
    const beat = { atMs: clock.now(), outageAfterMs: wasHere ? null : outageAfterMs };
    const found = await store.beat(beat, since);
    const isFirst = this.lastBeatMs === null;
    this.recorded = [...this.recorded, ...found];
    this.lastBeatMs = nowMs;
    // The first beat also finds past outages, already reported by the nodes that ended them.
    for (const outage of found) if (!isFirst || outage.untilMs === beat.atMs) onOutage(outage);
  }

  /**
   * Stops, after a last sign of life. A node that never sent one sends none now: it only tried to
   * start and is still away.
   */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.lastBeatMs === null) return;
    await this.beat().catch(this.deps.onError);
  }
}

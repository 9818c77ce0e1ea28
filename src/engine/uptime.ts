import type { Outage } from '../season';
import type { Clock, UptimeStore } from './ports';

/** The interval between signs of life, unless a shorter one is needed. */
const EVERY_MS = 30_000;

export type UptimeDeps = {
  readonly store: UptimeStore;
  readonly clock: Clock;
  /** An outage is longer than this. */
  readonly outageAfterMs: number;
  readonly onError: (error: unknown) => void;
  /** Called with an outage as it is found: its end is this beat, or another node found it; once here. */
  readonly onOutage: (outage: Outage) => void;
  /** Milliseconds of a clock that never leaps; default: this process's. */
  readonly uptime?: () => number;
};

/**
 * Writes this node's signs of life to disk, and finds outages [ruling L8]. A leap of the clock in a
 * running process is not an outage; a process that stood still, or could not reach the store, was
 * away.
 */
export class Uptime {
  private recorded: readonly Outage[] = [];
  /** By the process's clock; null before the first. */
  private lastBeatMs: number | null = null;
  private beating: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  private readonly uptime: () => number;

  constructor(private readonly parts: UptimeDeps) {
    this.uptime = parts.uptime ?? (() => performance.now());
  }

  /** All known ones, the earliest first. */
  get outages(): readonly Outage[] {
    return this.recorded;
  }

  /** Whether every outage is known. */
  get isFresh(): boolean {
    const { lastBeatMs } = this;
    return lastBeatMs !== null && this.uptime() - lastBeatMs <= this.parts.outageAfterMs;
  }

  /** Rejects if the store does not answer: nothing should be served before it has. */
  async start(): Promise<void> {
    await this.beat();
    this.schedule();
  }

  private schedule(): void {
    if (this.stopped) return;
    const everyMs = Math.min(EVERY_MS, Math.ceil(this.parts.outageAfterMs / 4));
    this.timer = setTimeout(() => {
      this.beat()
        .catch(this.parts.onError)
        .finally(() => {
          this.schedule();
        });
    }, everyMs);
    this.timer.unref();
  }

  /** One for all callers at the same time. */
  beat(): Promise<void> {
    this.beating ??= this.sendBeat().finally(() => {
      this.beating = null;
    });
    return this.beating;
  }

  private async sendBeat(): Promise<void> {
    const { store, clock, outageAfterMs, onOutage } = this.parts;
    const wasHere = this.isFresh;
    const nowMs = this.uptime();
    const since = this.recorded.at(-1)?.untilMs ?? null;
    const beat = { atMs: clock.now(), outageAfterMs: wasHere ? null : outageAfterMs };
    const found = await store.beat(beat, since);
    const isFirst = this.lastBeatMs === null;
    this.recorded = [...this.recorded, ...found];
    this.lastBeatMs = nowMs;
    // A node that starts has found all past ones, too: the node that ended an outage has reported
    // it.
    for (const outage of found) if (!isFirst || outage.untilMs === beat.atMs) onOutage(outage);
  }

  /**
   * Writes a last sign of life, unless there never was one: a node that only tried to start is
   * still away.
   */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.lastBeatMs === null) return;
    await this.beat().catch(this.parts.onError);
  }
}

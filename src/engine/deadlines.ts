import type { Clock, SeasonStore } from './ports';
import type { Engine } from './engine';

/** How long the node that took a season has for it before another may. */
const LEASE_MS = 10_000;
const AT_ONCE = 32;
/** The longest that a deadline set by another node goes unseen. */
const LONGEST_WAIT_MS = 1_000;
const SHORTEST_WAIT_MS = 10;

/**
 * Brings seasons to the present when their time comes, though nobody asks. Being late never
 * changes an outcome: what is due is done at its own instant (ruling A2).
 */
export class Deadlines {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly parts: {
      readonly store: SeasonStore;
      readonly engine: Engine;
      readonly clock: Clock;
      readonly onTrouble: (error: unknown) => void;
    },
  ) {}

  start(): void {
    this.schedule(0);
  }

  private schedule(waitMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.round();
    }, waitMs);
  }

  private async round(): Promise<void> {
    let waitMs = LONGEST_WAIT_MS;
    try {
      await this.advanceDue();
      const next = await this.parts.store.nextDue();
      if (next !== null) waitMs = next - this.parts.clock.now();
    } catch (error) {
      this.parts.onTrouble(error);
    }
    this.schedule(Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, waitMs)));
  }

  private async advanceDue(): Promise<void> {
    for (;;) {
      const { store, engine, clock } = this.parts;
      const due = await store.claimDue(clock.now(), LEASE_MS, AT_ONCE);
      if (due.length === 0 || this.stopped) return;
      const results = await Promise.allSettled(due.map((id) => engine.read(id)));
      for (const result of results) {
        if (result.status === 'rejected') this.parts.onTrouble(result.reason);
      }
      if (due.length < AT_ONCE) return;
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.running;
  }
}

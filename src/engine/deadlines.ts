import type { SeasonId } from '../kernel';
import { UnavailableFault } from './engine';
import type { Engine } from './engine';
import type { Clock, SeasonStore } from './ports';

/** The time after which another node may take over a claimed season. */
const LEASE_MS = 10_000;
const AT_ONCE = 32;
/** The longest time before this node sees a deadline that another node set. */
const LONGEST_WAIT_MS = 1_000;
const SHORTEST_WAIT_MS = 10;

/**
 * Brings seasons to the present at their deadlines, without a request. A delay never changes an
 * outcome: each deadline is settled at its own instant (ruling A2).
 */
export class Deadlines {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  /** The seasons being advanced. A slow one does not delay the others. */
  private readonly busy = new Map<SeasonId, Promise<void>>();
  private stopped = false;

  constructor(
    private readonly parts: {
      readonly store: SeasonStore;
      readonly engine: Engine;
      readonly clock: Clock;
      /** Called first at the stop, to end long work in progress. */
      readonly onStop?: () => void;
      readonly onError: (error: unknown) => void;
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
      const { store, clock } = this.parts;
      const free = AT_ONCE - this.busy.size;
      const due = free > 0 ? await store.claimDue(clock.now(), LEASE_MS, free) : [];
      for (const id of due) this.advance(id);
      const next = await store.nextDue();
      const untilNext = next === null ? LONGEST_WAIT_MS : next - clock.now();
      // If no season could be claimed, the longest wait stays: each due season is being settled or
      // has failed.
      if (untilNext > 0) waitMs = untilNext;
      else if (due.length > 0) waitMs = SHORTEST_WAIT_MS;
    } catch (error) {
      this.parts.onError(error);
    }
    this.schedule(Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, waitMs)));
  }

  private advance(id: SeasonId): void {
    if (this.busy.has(id) || this.stopped) return;
    const advancing = this.parts.engine
      .read(id)
      .then(
        () => undefined,
        (error: unknown) => {
          // A server that stops leaves the work to the next start.
          if (!(this.stopped && error instanceof UnavailableFault)) this.parts.onError(error);
        },
      )
      .finally(() => this.busy.delete(id));
    this.busy.set(id, advancing);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.parts.onStop?.();
    if (this.timer !== null) clearTimeout(this.timer);
    await this.running;
    await Promise.all(this.busy.values());
  }
}

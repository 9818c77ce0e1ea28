import { instant } from '../kernel';
import type { Instant } from '../kernel';
import type { Clock, SeasonStore } from './ports';

/** The time for which a request's idempotency key is recognised: seven days. */
const ANSWERS_KEPT_MS = 7 * 24 * 60 * 60 * 1_000;
/** The time after which an unused season leaves memory: half an hour. */
const SEASON_IDLE_MS = 30 * 60 * 1_000;

const EVERY_MS = 60_000;
/** The number of answers that one statement removes. It is small, so that no commit waits long. */
const ANSWERS_A_STATEMENT = 1_000;
const STATEMENTS_A_ROUND = 20;

/** The clock has leapt if its advance differs from the elapsed time by more than this: a day. */
const LEAP_MS = 24 * 60 * 60 * 1_000;
/** The time without a leap after which the clock is trusted for removals: an hour. */
const STEADY_MS = 60 * 60 * 1_000;

type HousekeepingDeps = {
  readonly store: Pick<SeasonStore, 'forgetAnswers' | 'newestAnswer'>;
  readonly engine: { evictIdle(idleMs: number): Promise<void> };
  /** Continues postponed work, even after a leap of the clock. Optional. */
  readonly settle?: () => Promise<void>;
  /** Removes unneeded accounts and tokens. Optional. */
  readonly forget?: () => Promise<void>;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  /** Called with the clock's leap in milliseconds, negative if it went back. */
  readonly onLeap: (ms: number) => void;
  /** Milliseconds by a clock that never leaps; default: `performance.now`. */
  readonly uptime?: () => number;
};

/** Periodic work whose exact time does not matter. Any node may do it. */
export class Housekeeping {
  /** The number of answers removed since the start. */
  answersForgotten = 0;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  private readonly uptime: () => number;
  private steadySinceMs: number;
  private last: { readonly clock: number; readonly uptime: number };

  constructor(private readonly deps: HousekeepingDeps) {
    this.uptime = deps.uptime ?? (() => performance.now());
    this.steadySinceMs = this.uptime();
    this.last = { clock: deps.clock.now(), uptime: this.steadySinceMs };
  }

  start(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.tidy().then(
        () => {
          this.start();
        },
        (error: unknown) => {
          this.deps.onError(error);
          this.start();
        },
      );
    }, EVERY_MS);
    this.timer.unref();
  }

  /** Runs one round. The next round removes the answers that remain. */
  async tidy(): Promise<void> {
    const { store, engine, forget, settle, onError } = this.deps;
    this.watchClock();
    await engine.evictIdle(SEASON_IDLE_MS);
    await settle?.().catch(onError);
    if (!this.isSteady()) return;
    await forget?.();
    const before = await this.forgetBefore();
    if (before === null) return;
    for (let statement = 0; statement < STATEMENTS_A_ROUND && !this.stopped; statement += 1) {
      const forgotten = await store.forgetAnswers(before, ANSWERS_A_STATEMENT);
      this.answersForgotten += forgotten;
      if (forgotten < ANSWERS_A_STATEMENT) return;
    }
  }

  private watchClock(): void {
    const present = { clock: this.deps.clock.now(), uptime: this.uptime() };
    const leapMs = present.clock - this.last.clock - (present.uptime - this.last.uptime);
    this.last = present;
    if (Math.abs(leapMs) <= LEAP_MS) return;
    this.steadySinceMs = present.uptime;
    this.deps.onLeap(leapMs);
  }

  /** True if the clock is reliable enough for permanent removals. */
  private isSteady(): boolean {
    return this.uptime() - this.steadySinceMs >= STEADY_MS;
  }

  /**
   * The instant before which answers are removed: seven days before the newest answer or the
   * present, whichever is earlier. Without its stored answer, a repeated request would be executed
   * twice [invariant 2]. Null if there are no answers.
   */
  private async forgetBefore(): Promise<Instant | null> {
    const newest = await this.deps.store.newestAnswer();
    if (newest === null) return null;
    return instant(Math.min(newest, this.deps.clock.now()) - ANSWERS_KEPT_MS);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.running;
  }
}

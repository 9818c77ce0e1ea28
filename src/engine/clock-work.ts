import type { Instant, Stepwise } from '../kernel';
import type { Outage } from '../season';
import { internalEntry } from './committer';
import type { Committer } from './committer';
import { asUnavailable, UnavailableFault } from './engine';
import type { Pace } from './engine';
import { LoopTurns } from './loop-turns';
import type { Clock } from './ports';
import type { SeasonAggregate } from './season-aggregate';
import type { Uptime } from './uptime';

export type ClockWorkDeps = {
  readonly clock: Clock;
  readonly committer: Pick<Committer, 'add'>;
  readonly uptime: Uptime | undefined;
  /** The pace of long work; default: some milliseconds in a turn of the event loop. */
  readonly pace: Pace | undefined;
};

/** Always the same list, so that `NextDue` can compare by identity. */
const NO_OUTAGES: readonly Outage[] = [];

/**
 * Settles what is due, before a command is decided and before the state is read. Long work goes in
 * portions, with a turn of the event loop between them; the season's commands and readers wait for
 * its end. It is one commit, so nobody sees a part of it, and a crash leaves nothing of it.
 */
export class ClockWork {
  private readonly pace: Pace;
  private readonly running = new Set<Promise<unknown>>();
  private isClosed = false;

  constructor(private readonly deps: ClockWorkDeps) {
    this.pace = deps.pace ?? new LoopTurns();
  }

  get outages(): readonly Outage[] {
    return this.deps.uptime?.outages ?? NO_OUTAGES;
  }

  now(aggregate: SeasonAggregate): Instant {
    return aggregate.now(this.deps.clock.now());
  }

  /** Settles everything due. Returns the time on the season's clock. */
  async advanceToNow(aggregate: SeasonAggregate): Promise<Instant> {
    for (;;) {
      await this.ensureOutagesKnown();
      if (aggregate.longWork === null) {
        const now = this.now(aggregate);
        if (!aggregate.isDue(now, this.outages)) return now;
        await this.advance(aggregate, now);
      } else {
        await aggregate.longWork;
        aggregate.throwIfLost();
      }
    }
  }

  /**
   * Waits until outages are known. The clock does nothing before that [ruling L8]. Call this before
   * each part of the due work, because the process may have been suspended since the last part.
   */
  private async ensureOutagesKnown(): Promise<void> {
    const { uptime } = this.deps;
    if (uptime?.isFresh === false) await asUnavailable(() => uptime.beat());
  }

  /** Settles everything due and waits until the public state shows it. */
  async settleCommitted(aggregate: SeasonAggregate): Promise<void> {
    for (;;) {
      const now = await this.advanceToNow(aggregate);
      if (aggregate.record === null || !aggregate.isVisiblyDue(now, this.outages)) return;
      await this.stored(aggregate);
    }
  }

  /** Resolves once this node's decisions for the season are on disk. */
  async stored(aggregate: SeasonAggregate): Promise<void> {
    while (aggregate.longWork !== null) await aggregate.longWork;
    await this.deps.committer.add(internalEntry(aggregate, []));
  }

  /** Commits what is due up to `now`, or the first part of it. */
  private async advance(aggregate: SeasonAggregate, now: Instant): Promise<void> {
    // A pending commit that loses its race undoes all later decisions, so long work waits until it
    // is stored.
    if (aggregate.mayLose) return this.stored(aggregate);
    this.assertOpen();
    const settle = async (): Promise<void> => {
      const decided = await this.paced(aggregate.advance(now, this.outages));
      const answers = { answer: null, accountAnswer: null, decidedAt: null };
      await this.deps.committer.add({ aggregate, decided, ...answers });
    };
    await this.counted(settle());
  }

  /**
   * Does a command's work in portions. The last step must put the command's commit in, since other
   * commands of the season go on at once. The server's stop ends the work between two portions.
   */
  inPortions<T>(work: Stepwise<T>): Promise<T> {
    return this.counted(this.paced(work));
  }

  private async counted<T>(work: Promise<T>): Promise<T> {
    this.running.add(work);
    try {
      return await work;
    } finally {
      this.running.delete(work);
    }
  }

  private async paced<T>(work: Stepwise<T>): Promise<T> {
    try {
      for (;;) {
        const step = work.next();
        if (step.done === true) return step.value;
        if (!this.pace.isOver()) continue;
        await this.pace.turn();
        this.assertOpen();
      }
    } finally {
      // Ends the work if it is left to the next start.
      work.return(undefined as never);
    }
  }

  private assertOpen(): void {
    if (this.isClosed) throw new UnavailableFault('the server is stopping');
  }

  /**
   * Begins no more work. Work in progress ends after its present portion and leaves nothing: the
   * next start does all of it [invariant 11].
   */
  stop(): void {
    this.isClosed = true;
  }

  /** Resolves once no work is in progress. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.allSettled(this.running);
  }
}

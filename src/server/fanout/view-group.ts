import type { SeasonSnapshot } from '../../engine';
import type { Group, Subscriber } from './subscriber';

export type ViewGroupDeps = {
  /**
   * The view's snapshots as they change; if several changes wait, only the newest snapshot is
   * given. Ends when the signal aborts.
   */
  readonly readings: (signal: AbortSignal) => AsyncIterableIterator<SeasonSnapshot>;
  /** The current snapshot, changed or not; null if the season does not exist. */
  readonly current: () => Promise<SeasonSnapshot | null>;
  /** Executes and serialises, once for all members. Rejects only with an error that ends the view. */
  readonly render: (reading: SeasonSnapshot) => Promise<Buffer>;
  /** The last message to members, with the error. */
  readonly failure: (error: unknown) => Buffer;
  readonly whenEmpty: () => void;
};

/**
 * All watchers of one live view with the same document: each gets the current result at once, and
 * the newest result after each change. A member that reads slowly gets fewer results, never stale
 * results. A document may select data that changes while the view does not. It is therefore
 * executed again for newcomers, once for all newcomers that wait.
 */
export class ViewGroup implements Group {
  private readonly members = new Set<Subscriber>();
  /** The members without a result yet. */
  private readonly newcomers = new Set<Subscriber>();
  private readonly stop = new AbortController();
  private latest: { readonly seq: number; readonly result: Buffer } | null = null;
  private over = false;
  private isRendering = false;

  constructor(private readonly deps: ViewGroupDeps) {
    void this.run();
  }

  private async run(): Promise<void> {
    try {
      for await (const reading of this.deps.readings(this.stop.signal)) {
        await this.render(reading);
        for (const member of this.members) this.show(member);
        void this.sendToNewcomers();
      }
    } catch (error) {
      const failure = this.deps.failure(error);
      for (const member of [...this.members]) member.fail(failure);
    }
    this.over = true;
    for (const member of [...this.members]) member.end();
  }

  enter(member: Subscriber): void {
    if (this.over) {
      member.end();
      return;
    }
    this.members.add(member);
    this.newcomers.add(member);
    this.show(member);
    if (this.latest !== null) void this.sendToNewcomers();
  }

  /** If two snapshots are executed at once, the newer result is kept. */
  private async render(reading: SeasonSnapshot): Promise<void> {
    const { seq } = reading.record;
    const result = await this.deps.render(reading);
    if (this.latest === null || this.latest.seq <= seq) this.latest = { seq, result };
  }

  /** Executes the current state for newcomers, for whom the latest result may be too old. */
  private async sendToNewcomers(): Promise<void> {
    if (this.isRendering) return;
    this.isRendering = true;
    try {
      while (this.newcomers.size > 0) {
        const waiting = [...this.newcomers];
        const reading = await this.deps.current();
        if (reading === null) break;
        await this.render(reading);
        for (const member of waiting) {
          this.newcomers.delete(member);
          this.show(member);
        }
      }
    } catch (error) {
      const failure = this.deps.failure(error);
      for (const member of [...this.newcomers]) member.fail(failure);
    }
    this.isRendering = false;
  }

  /** Skips a result whose number is below the member's `seq`; a newer result will follow. */
  private show(member: Subscriber): void {
    const { latest } = this;
    if (latest === null || latest.seq < member.seq || member.isOver()) return;
    this.newcomers.delete(member);
    if (member.isFull()) {
      member.onceDrained(() => {
        this.show(member);
      });
      return;
    }
    member.show(latest.result, latest.seq + 1);
  }

  leave(member: Subscriber): void {
    this.members.delete(member);
    this.newcomers.delete(member);
    if (this.members.size > 0) return;
    this.stop.abort();
    this.deps.whenEmpty();
  }
}

import type { JournalRow } from '../../engine';
import type { Pace } from '../../engine';
import type { Group, Subscriber } from './subscriber';

export type JournalGroupDeps = {
  /** The number of the event after which the group follows the journal. */
  readonly from: number;
  /** New events in pages, as they are committed. Ends when the signal aborts. */
  readonly pages: (
    after: number,
    signal: AbortSignal,
  ) => AsyncIterableIterator<readonly JournalRow[]>;
  /** The next page of committed events after the event `after`. */
  readonly stored: (after: number) => Promise<readonly JournalRow[]>;
  /**
   * Executes and serialises. `pace` is the pace of a member that catches up; null means the group's
   * own pace. Rejects only with an error that ends the subscription.
   */
  readonly render: (row: JournalRow, pace: Pace | null) => Promise<Buffer>;
  /** The last message to members, with the error. */
  readonly failure: (error: unknown) => Buffer;
  readonly whenEmpty: () => void;
};

type Rendered = { readonly seq: number; readonly result: Buffer };

/** The number of latest events whose results stay in memory, for members that return soon. */
const MAX_RECENT = 64;
/**
 * The maximum number, and the maximum total of bytes, of shared results for members that catch up.
 */
const MAX_SHARED = 1_024;
const MAX_SHARED_BYTES = 2 * 1024 * 1024;
/**
 * The time that shared results stay in memory after their last use: a member that misses many
 * events asks several times, with pauses.
 */
const SHARED_FOR_MS = 1_000;

/**
 * All followers of one journal with the same document. A member that begins in the past or falls
 * behind catches up from the store and joins the others. It gets each event once, in order.
 */
export class JournalGroup implements Group {
  /** The members at `position`, and members ahead of it that wait. */
  private readonly caughtUp = new Set<Subscriber>();
  private readonly members = new Set<Subscriber>();
  private readonly stop = new AbortController();
  private recentResults: Rendered[] = [];
  /**
   * Results for members that catch up, by event number; emptied soon after the last member has
   * caught up.
   */
  private readonly sharedResults = new Map<number, Promise<Buffer>>();
  private sharedBytes = 0;
  private catchingUp = 0;
  private dropTimer: NodeJS.Timeout | undefined;
  private position: number;
  private over = false;

  constructor(private readonly deps: JournalGroupDeps) {
    this.position = deps.from;
    void this.run();
  }

  private async run(): Promise<void> {
    const { pages } = this.deps;
    try {
      for await (const page of pages(this.position, this.stop.signal)) {
        this.broadcast(await this.render(page));
      }
      for (const member of [...this.members]) member.end();
    } catch (error) {
      const failure = this.deps.failure(error);
      for (const member of [...this.members]) member.fail(failure);
    }
    this.over = true;
  }

  private render(page: readonly JournalRow[]): Promise<Rendered[]> {
    return Promise.all(
      page.map(async (row) => ({ seq: row.seq, result: await this.deps.render(row, null) })),
    );
  }

  private broadcast(events: readonly Rendered[]): void {
    const last = events.at(-1);
    if (last === undefined) return;
    this.position = last.seq;
    this.recentResults = [...this.recentResults, ...events].slice(-MAX_RECENT);
    for (const member of this.caughtUp) {
      if (!send(member, events)) this.fallBehind(member);
    }
  }

  enter(member: Subscriber): void {
    if (this.over) {
      member.end();
      return;
    }
    this.members.add(member);
    void this.catchUp(member);
  }

  leave(member: Subscriber): void {
    this.caughtUp.delete(member);
    this.members.delete(member);
    if (this.members.size > 0) return;
    this.stop.abort();
    clearTimeout(this.dropTimer);
    this.dropShared();
    this.deps.whenEmpty();
  }

  /** The member's reader is slow: it gets the missed events once there is room. */
  private fallBehind(member: Subscriber): void {
    this.caughtUp.delete(member);
    member.onceDrained(() => {
      void this.catchUp(member);
    });
  }

  private async catchUp(member: Subscriber): Promise<void> {
    this.catchingUp += 1;
    clearTimeout(this.dropTimer);
    try {
      while (!member.isOver()) {
        const sent = member.seq < this.position ? await this.page(member) : 'NOTHING';
        if (sent === 'ALL') continue;
        if (sent === 'NOTHING') this.caughtUp.add(member);
        else this.fallBehind(member);
        return;
      }
    } catch (error) {
      member.fail(this.deps.failure(error));
    } finally {
      this.catchingUp -= 1;
      if (this.catchingUp === 0 && this.members.size > 0) this.dropSharedSoon();
    }
  }

  /** Sends the next page of missed events, as far as there is room. */
  private async page(member: Subscriber): Promise<'ALL' | 'SOME' | 'NOTHING'> {
    const { throttle } = member;
    const end = await throttle.beginPage();
    let bytes = 0;
    try {
      // The wait may have been long: the member and the recent events are examined only after it.
      if (member.isOver() || member.seq >= this.position) return 'ALL';
      if (member.isFull()) return 'SOME';
      const missed = this.recent(member.seq) ?? (await this.past(member.seq, throttle.pace));
      if (missed.length === 0) return 'NOTHING';
      for (const { result } of missed) bytes += result.length;
      return send(member, missed) ? 'ALL' : 'SOME';
    } finally {
      end(bytes);
    }
  }

  /** The events after the event `after`, if all of them are still in memory; otherwise null. */
  private recent(after: number): readonly Rendered[] | null {
    const first = this.recentResults[0];
    if (first === undefined || first.seq > after + 1) return null;
    return this.recentResults.slice(after + 1 - first.seq);
  }

  /**
   * Many members may return at once, such as after another node stops: they share the rendering.
   */
  private async past(after: number, pace: Pace | null): Promise<readonly Rendered[]> {
    const rows = await this.deps.stored(after);
    return Promise.all(
      rows.map(async (row) => ({ seq: row.seq, result: await this.renderShared(row, pace) })),
    );
  }

  private renderShared(row: JournalRow, pace: Pace | null): Promise<Buffer> {
    const known = this.sharedResults.get(row.seq);
    if (known !== undefined) return known;
    const [oldest] = this.sharedResults.keys();
    if (oldest !== undefined && this.sharedResults.size >= MAX_SHARED) {
      this.sharedResults.delete(oldest);
    }
    const rendering = this.deps.render(row, pace).then((result) => {
      this.sharedBytes += result.length;
      if (this.sharedBytes > MAX_SHARED_BYTES) this.dropShared();
      return result;
    });
    this.sharedResults.set(row.seq, rendering);
    return rendering;
  }

  private dropSharedSoon(): void {
    this.dropTimer = setTimeout(() => {
      this.dropShared();
    }, SHARED_FOR_MS).unref();
  }

  private dropShared(): void {
    this.sharedResults.clear();
    this.sharedBytes = 0;
  }
}

/**
 * Sends the events that the member does not have yet; false if there was no room for all of them.
 */
function send(member: Subscriber, events: readonly Rendered[]): boolean {
  for (const { seq, result } of events) {
    if (seq <= member.seq) continue;
    if (member.isOver()) return true;
    if (member.isFull()) return false;
    member.send(result, seq);
  }
  return true;
}

/**
 * A queue of waiting work: addresses take turns, and the keys of one address take turns among
 * themselves.
 */
export type Lane = { readonly address: string; readonly queueKey: string };

/** A piece of work whose time on the event loop is measured and charged. */
export interface MeteredTask {
  readonly lane: Lane;
  addMs(ms: number): void;
}

type Waiter = { readonly work: MeteredTask; readonly resume: () => void };
type Queue = Waiter[];

/** The time for which work may hold the event loop before waiting work continues. */
const SLICE_MS = 5;
/**
 * The maximum time charged for one piece of work. If it seems longer, the machine itself did not
 * run.
 */
const STANDSTILL_MS = 1_000;
/**
 * The maximum numbers of tasks that begin, and of waiters that continue, in one turn of the loop.
 * Their work may run later in the turn, so its time is not measured yet.
 */
const MAX_BEGUN = 64;
const MAX_RESUMED = 16;
/**
 * Processor time is measured only for work of at least this length: a measurement takes some
 * thousandths of a millisecond.
 */
const LONG_MS = 1;
/** The half-life of an address's recent use. */
const HALF_LIFE_MS = 250;
/** A use below this counts as nothing. */
const NEGLIGIBLE_MS = 0.1;
/** The scheduler compares the recent use of this many longest-waiting addresses. */
const COMPARED = 64;

/**
 * Shares the event loop. Work begins at once if the turn of the loop is young and the work's lane
 * is empty; otherwise it waits in its lane. Waiters continue one after another, first those of the
 * address with the least recent use, so that a modest client does not wait for a greedy client.
 * Work calls `touch`; the time until the next call is charged to it. On a busy machine only the
 * time in which the process ran is charged.
 */
export class FairScheduler {
  private readonly lanes = new Map<string, Map<string, Queue>>();
  private readonly waitingBy = new Map<string, number>();
  /** The milliseconds for which addresses have held the loop lately. */
  private readonly used = new Map<string, number>();
  private halvedAt = 0;
  private current: MeteredTask | null = null;
  private isOpen = false;
  private startedAt = 0;
  private lastAt = 0;
  private begun = 0;

  private cpuAt = 0;

  /** `cpu` gives the process's processor time in milliseconds. */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly cpu: () => number = now,
  ) {}

  /** The number of waiters of an address. */
  waiting(address: string): number {
    return this.waitingBy.get(address) ?? 0;
  }

  /**
   * Charges the time since the last call to that call's work; the time from now on belongs to
   * `work`. True if the turn of the loop has lasted long enough.
   */
  touch(work: MeteredTask | null): boolean {
    const now = this.now();
    if (!this.isOpen) {
      this.isOpen = true;
      this.startedAt = now;
      this.cpuAt = this.cpu();
      this.begun = 0;
      setImmediate(this.endTurn);
    } else if (this.current !== null) {
      this.charge(this.current, this.ranFor(now - this.lastAt));
    }
    this.current = work;
    this.lastAt = now;
    return now - this.startedAt > SLICE_MS;
  }

  private ranFor(ms: number): number {
    if (ms < LONG_MS) return ms;
    const cpu = this.cpu();
    const ranMs = Math.min(ms, cpu - this.cpuAt, STANDSTILL_MS);
    this.cpuAt = cpu;
    return ranMs;
  }

  private charge(work: MeteredTask, ms: number): void {
    work.addMs(ms);
    const { address } = work.lane;
    this.used.set(address, (this.used.get(address) ?? 0) + ms);
  }

  private halveUsage(): void {
    if (this.lastAt - this.halvedAt < HALF_LIFE_MS) return;
    this.halvedAt = this.lastAt;
    for (const [address, ms] of this.used) {
      if (ms < NEGLIGIBLE_MS) this.used.delete(address);
      else this.used.set(address, ms / 2);
    }
  }

  /** Null if the work may begin at once; otherwise resolves when it may, in order of arrival. */
  begin(lane: Lane, work: MeteredTask): Promise<void> | null {
    const isOver = this.touch(work);
    const isQueued =
      this.lanes.size > 0 && this.lanes.get(lane.address)?.has(lane.queueKey) === true;
    if (isOver || isQueued || this.begun >= MAX_BEGUN) return this.wait(lane, work);
    this.begun += 1;
    return null;
  }

  /** Resolves at the lane's turn. */
  wait({ address, queueKey }: Lane, work: MeteredTask): Promise<void> {
    return new Promise((resume) => {
      const queues = this.lanes.get(address) ?? new Map<string, Queue>();
      this.lanes.set(address, queues);
      const queue = queues.get(queueKey) ?? [];
      queues.set(queueKey, queue);
      queue.push({ work, resume });
      this.waitingBy.set(address, this.waiting(address) + 1);
      this.touch(null);
    });
  }

  private readonly endTurn = (): void => {
    this.touch(null);
    this.halveUsage();
    this.isOpen = false;
    if (this.lanes.size > 0) void this.serve();
  };

  /**
   * Lets waiters continue one after another until the slice is used up; the rest continue in the
   * next turn.
   */
  private async serve(): Promise<void> {
    for (let resumed = 0; resumed < MAX_RESUMED; resumed += 1) {
      const next = this.next();
      if (next === null) return;
      this.touch(next.work);
      next.resume();
      // The waiter's work begins in a microtask.
      await Promise.resolve();
      await Promise.resolve();
      if (this.touch(null)) return;
    }
  }

  private next(): Waiter | null {
    const address = this.leastUsed();
    const queues = address === null ? undefined : this.lanes.get(address);
    if (address === null || queues === undefined) return null;
    this.lanes.delete(address);
    const first = queues.entries().next();
    if (first.done === true) return null;
    const [who, queue] = first.value;
    queues.delete(who);
    const waiter = queue.shift() ?? null;
    if (queue.length > 0) queues.set(who, queue);
    if (queues.size > 0) this.lanes.set(address, queues);
    const left = this.waiting(address) - 1;
    if (left > 0) this.waitingBy.set(address, left);
    else this.waitingBy.delete(address);
    return waiter;
  }

  private leastUsed(): string | null {
    let [found, least, compared] = [null as string | null, Infinity, 0];
    for (const address of this.lanes.keys()) {
      const ms = this.used.get(address) ?? 0;
      if (ms < least) [found, least] = [address, ms];
      compared += 1;
      if (least === 0 || compared === COMPARED) break;
    }
    return found;
  }
}

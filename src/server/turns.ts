/** Those who wait: callers take turns by address, and those of one address among themselves. */
export type Lane = { readonly address: string; readonly who: string };

/** A piece of work, to which the time that it takes is charged. */
export interface Worked {
  readonly lane: Lane;
  took(ms: number): void;
}

type Waiter = { readonly work: Worked; readonly goOn: () => void };
type Queue = Waiter[];

/** How long work may hold the event loop before others that wait there are heard. */
const SLICE_MS = 5;
/** Nothing that works as it should holds it longer than that: the machine itself stood still. */
const STANDSTILL_MS = 1_000;
/**
 * Work that begins may run only later in the turn: so the number that begin in one is bounded, and
 * so is that of waiters who go on.
 */
const BEGIN = 64;
const GO_ON = 16;
/** From there on it is asked how much processor it was: to ask takes some thousandths of it. */
const LONG_MS = 1;
/** After which half of what an address has used no longer counts. */
const HALF_LIFE_MS = 250;
/** Less than that is nothing. */
const LITTLE_MS = 0.1;
/** Among this many addresses that have waited longest, the one that has used least is chosen. */
const COMPARED = 64;

/**
 * Shares the event loop. Work begins at once while a turn of the loop is young and nobody waits;
 * otherwise it waits in its lane, and one waiter after the other goes on, first those of the
 * address that has used least lately, so that a client that asks for little is not kept waiting by
 * one that asks for much. The time between two touches belongs to the work that touched first, so
 * that what each takes is known: on a busy machine only the part of it in which the process ran.
 */
export class Turns {
  private readonly lanes = new Map<string, Map<string, Queue>>();
  private readonly waitingBy = new Map<string, number>();
  /** Milliseconds that addresses have held the loop lately. */
  private readonly used = new Map<string, number>();
  private halvedAt = 0;
  private current: Worked | null = null;
  private isOpen = false;
  private startedAt = 0;
  private lastAt = 0;
  private begun = 0;

  private cpuAt = 0;

  /** `cpu`: milliseconds of processor that the process has used. */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly cpu: () => number = now,
  ) {}

  /** How many wait of one address. */
  waiting(address: string): number {
    return this.waitingBy.get(address) ?? 0;
  }

  /** Goes on with the work: whether this turn of the loop has lasted long enough. */
  touch(work: Worked | null): boolean {
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

  private charge(work: Worked, ms: number): void {
    work.took(ms);
    const { address } = work.lane;
    this.used.set(address, (this.used.get(address) ?? 0) + ms);
  }

  private forgetHalf(): void {
    if (this.lastAt - this.halvedAt < HALF_LIFE_MS) return;
    this.halvedAt = this.lastAt;
    for (const [address, ms] of this.used) {
      if (ms < LITTLE_MS) this.used.delete(address);
      else this.used.set(address, ms / 2);
    }
  }

  /**
   * Null when the work may begin at once; otherwise resolves when it may. Whoever came first is
   * first.
   */
  begin(lane: Lane, work: Worked): Promise<void> | null {
    const isOver = this.touch(work);
    const isQueued = this.lanes.size > 0 && this.lanes.get(lane.address)?.has(lane.who) === true;
    if (isOver || isQueued || this.begun >= BEGIN) return this.wait(lane, work);
    this.begun += 1;
    return null;
  }

  /** Resolves when it is the turn of the lane. */
  wait({ address, who }: Lane, work: Worked): Promise<void> {
    return new Promise((goOn) => {
      const queues = this.lanes.get(address) ?? new Map<string, Queue>();
      this.lanes.set(address, queues);
      const queue = queues.get(who) ?? [];
      queues.set(who, queue);
      queue.push({ work, goOn });
      this.waitingBy.set(address, this.waiting(address) + 1);
      this.touch(null);
    });
  }

  private readonly endTurn = (): void => {
    this.touch(null);
    this.forgetHalf();
    this.isOpen = false;
    if (this.lanes.size > 0) void this.serve();
  };

  /** Lets one after the other go on until the slice is used up; the rest in the next turn. */
  private async serve(): Promise<void> {
    for (let gone = 0; gone < GO_ON; gone += 1) {
      const next = this.next();
      if (next === null) return;
      this.touch(next.work);
      next.goOn();
      // What it does begins in a microtask.
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

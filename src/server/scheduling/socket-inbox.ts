import type { Budgets } from './budgets';
import type { KeyedSemaphore } from './keyed-semaphore';
import type { Lane, FairScheduler } from './fair-scheduler';
import { CpuMeter } from './cpu-meter';

/** The socket is not read further while this many bytes or messages wait for their turn. */
const MOST_BYTES = 64 * 1_024;
const MOST_MESSAGES = 128;
/**
 * A message's handling continues in microtasks: after a batch, further messages wait until other
 * work has had its turn.
 */
const BATCH = 16;
/** Messages are charged in steps of this many milliseconds of the event loop. */
const PAID_MS = 1;

/** The part of the socket that the inbox uses. */
export type PausableSocket = {
  /** Stops reading; `resume` starts it again. */
  readonly pause: () => void;
  readonly resume: () => void;
};

/** A message, and its handler. */
type QueuedMessage = { readonly bytes: number; readonly handle: () => void };

type SocketInboxDeps = {
  readonly turns: FairScheduler;
  readonly budgets: Budgets;
  readonly lane: Lane;
  /** Lets one stopped socket of an address at a time resume reading. */
  readonly reading: KeyedSemaphore;
  readonly socket: PausableSocket;
};

/**
 * The messages of one socket, handled in turns with the event loop's other work: one chunk of input
 * may hold thousands of messages.
 */
export class SocketInbox {
  private readonly work: CpuMeter;
  private waiting: QueuedMessage[] = [];
  private bytes = 0;
  private isServing = false;
  private isPaused = false;
  private isOver = false;
  private paidMs = 0;

  constructor(private readonly deps: SocketInboxDeps) {
    this.work = new CpuMeter(deps.turns, deps.lane);
  }

  /** Calls `handle` at once or at its turn; never after `close`. */
  take(bytes: number, handle: () => void): void {
    if (this.isOver) return;
    if (!this.isServing && !this.work.isOver()) {
      this.handle(handle);
      return;
    }
    this.waiting.push({ bytes, handle });
    this.bytes += bytes;
    if (!this.isServing) void this.serve();
    const isOverflowing = this.bytes > MOST_BYTES || this.waiting.length > MOST_MESSAGES;
    if (!isOverflowing || this.isPaused) return;
    this.isPaused = true;
    this.deps.socket.pause();
  }

  private async serve(): Promise<void> {
    this.isServing = true;
    while (this.waiting.length > 0) {
      await this.work.turn();
      this.handleBatch();
    }
    this.isServing = false;
    if (this.isPaused) await this.resumeReading();
  }

  /** Handles at least one waiting message, and at most a batch, until the turn is used up. */
  private handleBatch(): void {
    let handled = 0;
    for (const { bytes, handle } of this.waiting) {
      if (this.isOver) break;
      handled += 1;
      this.bytes -= bytes;
      this.handle(handle);
      if (handled === BATCH || this.work.isOver()) break;
    }
    this.waiting = this.isOver ? [] : this.waiting.slice(handled);
    this.work.pause();
  }

  private handle(handle: () => void): void {
    handle();
    this.work.pause();
    const ms = this.work.ms - this.paidMs;
    if (ms < PAID_MS) return;
    this.paidMs = this.work.ms;
    const { budgets, lane } = this.deps;
    budgets.chargeMs({ accountId: null, address: lane.address }, ms);
  }

  /** Resumes reading: one chunk of an address in a turn of the loop. */
  private async resumeReading(): Promise<void> {
    const { reading, lane, socket } = this.deps;
    const release = await reading.acquire(lane.address);
    this.isPaused = false;
    socket.resume();
    await loopTurn();
    release();
  }

  /** Handles no further messages. */
  close(): void {
    this.isOver = true;
    this.waiting = [];
  }
}

/** Waits for two ends of a turn: between them, the loop has polled all connections. */
async function loopTurn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
}

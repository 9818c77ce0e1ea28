import type { FormattedExecutionResult } from 'graphql';
import type { Pace } from '../../engine';
import type { FrameSink } from './frame-sink';

type Step = IteratorResult<FormattedExecutionResult, void>;

/** The member's listener. */
export type SubscriberEvents = { readonly sent: () => void; readonly ended: () => void };

/** Makes members who catch up take turns, and pay. */
export interface Pages {
  /** Resolves once one more page may be computed and sent; call the result with the page's length. */
  begin(): Promise<(bytes: number) => void>;
  /** The pace of a page. */
  readonly pace: Pace | null;
  /** The time until something is left to pay with. */
  waitMs(): number;
  /** Charges its share of common work. */
  charge(ms: number): void;
}

/** For a member who need not wait. */
const AT_ONCE: Pages = {
  begin: () => Promise.resolve(() => undefined),
  pace: null,
  waitMs: () => 0,
  charge: () => undefined,
};

/** A group of members with one stream. */
export interface Group {
  enter(member: Subscriber): void;
  leave(member: Subscriber): void;
}

/**
 * One of those who share a subscription, in the form of the protocols of sockets and event streams:
 * an iterator that only ends, since results go to the outlet. It enters its group at its first
 * call: before that nobody would receive its results.
 */
export class Subscriber implements AsyncGenerator<FormattedExecutionResult, void, void> {
  /** The number of the last event that was sent. */
  seq: number;
  private group: Group | null = null;
  private over = false;
  private waiting = false;
  private finish: (step: Step) => void = () => undefined;

  constructor(
    private readonly groupNow: () => Group,
    private readonly outlet: FrameSink,
    seq: number,
    private readonly told: SubscriberEvents,
    readonly pages: Pages = AT_ONCE,
  ) {
    this.seq = seq;
  }

  next(): Promise<Step> {
    if (this.over) return Promise.resolve(DONE);
    const ending = new Promise<Step>((resolve) => (this.finish = resolve));
    if (this.group === null) {
      this.group = this.groupNow();
      this.group.enter(this);
    }
    return ending;
  }

  isOver(): boolean {
    return this.over;
  }

  isFull(): boolean {
    return this.outlet.isFull();
  }

  /** `seq` is the last event that is sent with it. */
  send(result: Buffer, seq: number): void {
    this.put(result, seq, seq);
  }

  /** A view has no number: a reconnect shows the newest anyway. */
  show(result: Buffer, seq: number): void {
    this.put(result, seq, null);
  }

  private put(result: Buffer, seq: number, number: number | null): void {
    this.seq = seq;
    this.outlet.send(result, number);
    this.told.sent();
  }

  /** Calls back once there is room again, only once for repeated calls. */
  whenRoom(goOn: () => void): void {
    if (this.waiting) return;
    this.waiting = true;
    this.outlet.whenRoom(() => {
      this.waiting = false;
      if (!this.over) goOn();
    });
  }

  /** Ends the results, such as after an error. */
  end(): void {
    if (this.over) return;
    this.over = true;
    this.outlet.flush();
    this.group?.leave(this);
    this.told.ended();
    this.finish(DONE);
  }

  /** Ends with a last result that has the reason. */
  fail(failure: Buffer): void {
    if (!this.over) this.outlet.send(failure);
    this.end();
  }

  return(): Promise<Step> {
    this.end();
    return Promise.resolve(DONE);
  }

  throw(error: unknown): Promise<Step> {
    this.end();
    return Promise.reject(error instanceof Error ? error : new Error('thrown into a subscription'));
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }
}

const DONE: Step = { done: true, value: undefined };

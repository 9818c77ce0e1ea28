import type { FormattedExecutionResult } from 'graphql';
import type { Pace } from '../../engine';
import type { Outlet } from './outlet';

type Step = IteratorResult<FormattedExecutionResult, void>;

/** Whoever is told what becomes of a member. */
export type MemberEvents = { readonly sent: () => void; readonly ended: () => void };

/** Has those who catch up take turns with others, and pay. */
export interface Pages {
  /** Resolves when one more page may be worked out and sent; what it gives is told how long it was. */
  begin(): Promise<(bytes: number) => void>;
  /** What a page is worked out by. */
  readonly pace: Pace | null;
  /** For how long nothing is left to pay with. */
  waitMs(): number;
  /** Pays for that much of what was worked out for all. */
  charge(ms: number): void;
}

/** For whoever need not wait. */
const AT_ONCE: Pages = {
  begin: () => Promise.resolve(() => undefined),
  pace: null,
  waitMs: () => 0,
  charge: () => undefined,
};

/** Those who follow one stream as one. */
export interface Group {
  enter(member: Member): void;
  leave(member: Member): void;
}

/**
 * One of those who share a subscription, as the protocols of sockets and event streams want it: an
 * iterator that only ends, since results go to the outlet. It enters its group when it is first
 * asked for something: before that nobody would hear what comes.
 */
export class Member implements AsyncGenerator<FormattedExecutionResult, void, void> {
  /** The number of the event up to which everything was sent. */
  seq: number;
  private group: Group | null = null;
  private over = false;
  private waiting = false;
  private finish: (step: Step) => void = () => undefined;

  constructor(
    private readonly groupNow: () => Group,
    private readonly outlet: Outlet,
    seq: number,
    private readonly told: MemberEvents,
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

  /** `seq` is the event up to which everything is sent with it. */
  send(result: Buffer, seq: number): void {
    this.put(result, seq, seq);
  }

  /** A view has no number: whoever comes back is shown the newest anyway. */
  show(result: Buffer, seq: number): void {
    this.put(result, seq, null);
  }

  private put(result: Buffer, seq: number, number: number | null): void {
    this.seq = seq;
    this.outlet.send(result, number);
    this.told.sent();
  }

  /** Calls back when there is room again, once however often it is asked for. */
  whenRoom(goOn: () => void): void {
    if (this.waiting) return;
    this.waiting = true;
    this.outlet.whenRoom(() => {
      this.waiting = false;
      if (!this.over) goOn();
    });
  }

  /** Nothing more comes, such as after an error. */
  end(): void {
    if (this.over) return;
    this.over = true;
    this.outlet.flush();
    this.group?.leave(this);
    this.told.ended();
    this.finish(DONE);
  }

  /** Ends with a last result that says why. */
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

import type { FormattedExecutionResult } from 'graphql';
import type { Pace } from '../../engine';
import type { FrameSink } from './frame-sink';

type Step = IteratorResult<FormattedExecutionResult, void>;

/** The member's listener. */
export type SubscriberEvents = { readonly sent: () => void; readonly ended: () => void };

/** Makes members that catch up take turns and pay. */
export interface ReplayThrottle {
  /**
   * Resolves when one more page may be computed and sent. The caller then calls the result with the
   * page's length in bytes.
   */
  beginPage(): Promise<(bytes: number) => void>;
  /** The pace of a page. */
  readonly pace: Pace | null;
  /** The time until the member can pay; 0 if it can. */
  waitMs(): number;
  /** Charges the member's share of common work. */
  charge(ms: number): void;
}

/** For a member that never waits. */
const UNTHROTTLED: ReplayThrottle = {
  beginPage: () => Promise.resolve(() => undefined),
  pace: null,
  waitMs: () => 0,
  charge: () => undefined,
};

/** The members that share one stream. */
export interface Group {
  enter(member: Subscriber): void;
  leave(member: Subscriber): void;
}

/**
 * One member of a shared subscription. The protocols of sockets and event streams expect an
 * iterator: this one yields nothing and only ends, since results go to the sink. It enters its
 * group at its first `next`; earlier, nobody would receive its results.
 */
export class Subscriber implements AsyncGenerator<FormattedExecutionResult, void, void> {
  /**
   * In a journal, the number of the last event sent; in a view, the lowest number that the next
   * result may have.
   */
  seq: number;
  private group: Group | null = null;
  private over = false;
  private waiting = false;
  private finish: (step: Step) => void = () => undefined;

  constructor(
    private readonly findGroup: () => Group,
    private readonly sink: FrameSink,
    seq: number,
    private readonly listener: SubscriberEvents,
    readonly throttle: ReplayThrottle = UNTHROTTLED,
  ) {
    this.seq = seq;
  }

  next(): Promise<Step> {
    if (this.over) return Promise.resolve(DONE);
    const ending = new Promise<Step>((resolve) => (this.finish = resolve));
    if (this.group === null) {
      this.group = this.findGroup();
      this.group.enter(this);
    }
    return ending;
  }

  isOver(): boolean {
    return this.over;
  }

  isFull(): boolean {
    return this.sink.isFull();
  }

  /** `seq` is the event's number. */
  send(result: Buffer, seq: number): void {
    this.deliver(result, seq, seq);
  }

  /** A view's result has no number: after a reconnect, the newest result is sent anyway. */
  show(result: Buffer, seq: number): void {
    this.deliver(result, seq, null);
  }

  private deliver(result: Buffer, seq: number, number: number | null): void {
    this.seq = seq;
    this.sink.send(result, number);
    this.listener.sent();
  }

  /** Calls back when there is room again. Further calls before then do nothing. */
  onceDrained(resume: () => void): void {
    if (this.waiting) return;
    this.waiting = true;
    this.sink.onceDrained(() => {
      this.waiting = false;
      if (!this.over) resume();
    });
  }

  /** Ends the subscription, such as after an error. */
  end(): void {
    if (this.over) return;
    this.over = true;
    this.sink.flush();
    this.group?.leave(this);
    this.listener.ended();
    this.finish(DONE);
  }

  /** Ends the subscription with a last result that has the reason. */
  fail(failure: Buffer): void {
    if (!this.over) this.sink.send(failure);
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

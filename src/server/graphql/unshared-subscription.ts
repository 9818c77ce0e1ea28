import type { ExecutionResult, FormattedExecutionResult } from 'graphql';
import { asGraphqlError } from '../errors/faults';
import type { FrameSink } from '../fanout/frame-sink';

type Step = IteratorResult<FormattedExecutionResult, void>;

export type UnsharedSubscriptionParts = {
  /** The events before the document is executed on them. */
  readonly source: AsyncIterator<unknown>;
  /**
   * The number of the source's last event; before the first, the number of the event after which it
   * begins.
   */
  readonly number: () => number | null;
  /** Executes and serialises. */
  readonly render: (happened: unknown) => Promise<Buffer>;
  readonly present: (result: ExecutionResult) => FormattedExecutionResult;
  readonly sink: FrameSink;
  /** Called once, however the subscription ends. */
  readonly whenDone: () => void;
};

const DONE: Step = { done: true, value: undefined };

/**
 * The events of one subscription without sharing. The protocols expect an iterator: this one only
 * ends, since results go to the sink. A source that fails ends it with the error. It is not a
 * generator, so that `return()` ends a pending `next()` at once.
 */
export class UnsharedSubscription implements AsyncGenerator<FormattedExecutionResult, void, void> {
  private ended = false;
  private resume: () => void = () => undefined;

  constructor(private readonly parts: UnsharedSubscriptionParts) {
    parts.sink.begin(parts.number());
  }

  async next(): Promise<Step> {
    try {
      while (await this.sendNext()) await this.drained();
    } catch (error) {
      if (!this.ended) this.fail(error);
    }
    this.end();
    return DONE;
  }

  /** Sends the next event; false if the source or the reader has ended. */
  private async sendNext(): Promise<boolean> {
    if (this.hasEnded()) return false;
    const step = await this.parts.source.next();
    if (step.done === true || this.hasEnded()) return false;
    const number = this.parts.number();
    const rendered = await this.parts.render(step.value);
    if (this.hasEnded()) return false;
    this.parts.sink.send(rendered, number);
    return true;
  }

  private fail(error: unknown): void {
    const result = this.parts.present({ errors: [asGraphqlError(error)] });
    this.parts.sink.send(Buffer.from(JSON.stringify(result)), null);
  }

  /** Resolves once the reader may take more, or the subscription is over. */
  private drained(): Promise<void> {
    const { sink } = this.parts;
    if (!sink.isFull()) return Promise.resolve();
    return new Promise((resolve) => {
      this.resume = resolve;
      sink.onceDrained(resolve);
    });
  }

  async return(): Promise<Step> {
    this.end();
    await this.parts.source.return?.();
    return DONE;
  }

  async throw(error: unknown): Promise<Step> {
    await this.return();
    throw error;
  }

  private hasEnded(): boolean {
    return this.ended;
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.parts.sink.flush();
    this.resume();
    this.parts.whenDone();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }
}

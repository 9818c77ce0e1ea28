import type { ExecutionResult, FormattedExecutionResult } from 'graphql';
import { asGraphqlError } from '../errors/faults';
import type { FrameSink } from '../fanout/frame-sink';

type Step = IteratorResult<FormattedExecutionResult, void>;

export type UnsharedSubscriptionDeps = {
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

  constructor(private readonly deps: UnsharedSubscriptionDeps) {
    deps.sink.begin(deps.number());
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
    const step = await this.deps.source.next();
    if (step.done === true || this.hasEnded()) return false;
    const number = this.deps.number();
    const rendered = await this.deps.render(step.value);
    if (this.hasEnded()) return false;
    this.deps.sink.send(rendered, number);
    return true;
  }

  private fail(error: unknown): void {
    const result = this.deps.present({ errors: [asGraphqlError(error)] });
    this.deps.sink.send(Buffer.from(JSON.stringify(result)), null);
  }

  /** Resolves once the reader may take more, or the subscription is over. */
  private drained(): Promise<void> {
    const { sink } = this.deps;
    if (!sink.isFull()) return Promise.resolve();
    return new Promise((resolve) => {
      this.resume = resolve;
      sink.onceDrained(resolve);
    });
  }

  async return(): Promise<Step> {
    this.end();
    await this.deps.source.return?.();
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
    this.deps.sink.flush();
    this.resume();
    this.deps.whenDone();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }
}

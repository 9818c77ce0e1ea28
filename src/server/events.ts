import type { ExecutionResult, FormattedExecutionResult } from 'graphql';
import { asGraphqlError } from './faults';

type Step = IteratorResult<FormattedExecutionResult, void>;

export type EventParts = {
  /** Events before they are put in the terms of the document. */
  readonly source: AsyncIterator<unknown>;
  readonly execute: (happened: unknown) => ExecutionResult | Promise<ExecutionResult>;
  readonly present: (result: ExecutionResult) => FormattedExecutionResult;
  /** Called once, however they end. */
  readonly whenDone: () => void;
};

/**
 * The events of one subscription as clients see them. A source that fails ends them with its
 * error. It is not a generator, so that `return()` ends a pending `next()` at once.
 */
export class Events implements AsyncGenerator<FormattedExecutionResult, void, void> {
  private ended = false;

  constructor(private readonly parts: EventParts) {}

  async next(): Promise<Step> {
    const { source, execute, present } = this.parts;
    if (this.ended) return this.done();
    try {
      const step = await source.next();
      if (step.done === true) return this.done();
      const result = await execute(step.value);
      return this.hasEnded() ? this.done() : { done: false, value: present(result) };
    } catch (error) {
      if (this.hasEnded()) return this.done();
      this.end();
      return { done: false, value: present({ errors: [asGraphqlError(error)] }) };
    }
  }

  async return(): Promise<Step> {
    this.end();
    await this.parts.source.return?.();
    return { done: true, value: undefined };
  }

  async throw(error: unknown): Promise<Step> {
    await this.return();
    throw error;
  }

  private done(): Step {
    this.end();
    return { done: true, value: undefined };
  }

  private hasEnded(): boolean {
    return this.ended;
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.parts.whenDone();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }
}

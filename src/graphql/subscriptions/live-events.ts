import { retryWhileUnavailable } from '../../engine';

/** The numbering of a source's values, and the number before its first value. */
type Numbering<S> = { readonly begins: number; readonly numberOf: (value: S) => number };

/**
 * A subscription's iterator for graphql-js, which translates the source's values. It is a class
 * because a generator's `return()` would wait for a pending `next()`; this one aborts the source at
 * once.
 */
export class LiveEvents<S, T> implements AsyncIterableIterator<T> {
  private last: number | null;

  private constructor(
    private readonly source: AsyncIterator<S>,
    private readonly translate: (value: S) => Promise<T>,
    private readonly controller: AbortController,
    private readonly numbering: Numbering<S> | null,
  ) {
    this.last = numbering?.begins ?? null;
  }

  static of<S, T>(
    open: (signal: AbortSignal) => AsyncIterableIterator<S>,
    translate: (value: S) => Promise<T>,
    numbering: Numbering<S> | null = null,
  ): LiveEvents<S, T> {
    const controller = new AbortController();
    return new LiveEvents(open(controller.signal), translate, controller, numbering);
  }

  /** The number of the last value; before the first value, the number where the source begins. */
  get number(): number | null {
    return this.last;
  }

  async next(): Promise<IteratorResult<T>> {
    try {
      const next = await this.source.next();
      if (next.done === true || this.hasEnded()) return await this.return();
      const value = await retryWhileUnavailable(() => this.translate(next.value), this.controller);
      this.last = this.numbering?.numberOf(next.value) ?? null;
      return this.hasEnded() ? await this.return() : { done: false, value };
    } catch (error) {
      this.controller.abort();
      throw error;
    }
  }

  private hasEnded(): boolean {
    return this.controller.signal.aborted;
  }

  return(): Promise<IteratorResult<T>> {
    this.controller.abort();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

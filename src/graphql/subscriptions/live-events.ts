import { retryWhileUnavailable } from '../../engine';

/** How the values of a source are numbered, and after which of them it begins. */
type Numbering<S> = { readonly begins: number; readonly numberOf: (value: S) => number };

/**
 * What a subscription hands to graphql-js: the source's values, translated. It is not a generator,
 * so that `return()` ends a pending `next()` at once, by aborting what the source waits for.
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

  /** The number of the last value that came, or of the one after which they begin. */
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

import { retryWhileUnavailable } from '../engine';

/** The longest time between two looks, in case a ring was lost. */
const LOOK_AGAIN_MS = 5_000;

/** The followed thing no longer exists: followers end without an error. */
export class Gone extends Error {
  override readonly name = 'Gone';
}

/**
 * An iterator over a source's values that waits for rings in between. It is not a generator, so
 * that `return()` ends a pending `next()` at once. While the store is away it asks again: only a
 * bug ends it with an error, and `Gone` without one.
 */
export class Follower<T> implements AsyncIterableIterator<T> {
  private ended = false;
  /** Whether a ring came since the source was last asked. */
  private rung = false;
  private wakeUp: (() => void) | null = null;
  private readonly stop: () => void;
  private readonly over = new AbortController();

  /**
   * `look` gives the next value, or null if there is none yet. `wait` registers for rings and
   * returns the function that stops it.
   */
  constructor(
    private readonly look: () => Promise<T | null>,
    wait: (wake: () => void) => () => void,
    signal: AbortSignal,
  ) {
    const stopWaiting = wait(() => {
      this.ring();
    });
    const abort = (): void => {
      this.end();
    };
    signal.addEventListener('abort', abort, { once: true });
    this.stop = () => {
      stopWaiting();
      signal.removeEventListener('abort', abort);
    };
    if (signal.aborted) this.end();
  }

  private ring(): void {
    this.rung = true;
    this.wakeUp?.();
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.over.abort();
    this.stop();
    this.wakeUp?.();
  }

  async next(): Promise<IteratorResult<T>> {
    while (!this.ended) {
      this.rung = false;
      const value = await this.lookOrEnd();
      if (this.isEnded()) break;
      if (value !== null) return { done: false, value };
      await this.ringOrTime();
    }
    return { done: true, value: undefined };
  }

  private isEnded(): boolean {
    return this.ended;
  }

  private async lookOrEnd(): Promise<T | null> {
    try {
      return await retryWhileUnavailable(this.look, this.over);
    } catch (error) {
      if (this.isEnded()) return null;
      this.end();
      if (error instanceof Gone) return null;
      throw error;
    }
  }

  private ringOrTime(): Promise<void> {
    if (this.rung || this.ended) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wakeUp?.(), LOOK_AGAIN_MS);
      this.wakeUp = () => {
        this.wakeUp = null;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return(): Promise<IteratorResult<T>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

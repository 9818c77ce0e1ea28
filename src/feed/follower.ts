import { retryWhileUnavailable } from '../engine';

/** The longest time between two polls, in case a message was lost. */
const POLL_MS = 5_000;

/** Calls `poll` after some time, unless the returned function is called before. */
export type PollTimer = (poll: () => void) => () => void;

export const pollTimer: PollTimer = (poll) => {
  const timer = setTimeout(poll, POLL_MS);
  return () => {
    clearTimeout(timer);
  };
};

/** The followed source no longer exists: its followers end without an error. */
export class SourceGone extends Error {
  override readonly name = 'SourceGone';
}

/**
 * An iterator over a source's values that waits for messages in between. It is not a generator, so
 * that `return()` ends a pending `next()` at once. While the store does not answer, it polls again.
 * `SourceGone` ends it without an error; a bug ends it with its error.
 */
export class Follower<T> implements AsyncIterableIterator<T> {
  private ended = false;
  /** True if a message arrived since the last poll. */
  private woken = false;
  private wakeUp: (() => void) | null = null;
  private readonly stop: () => void;
  private readonly ending = new AbortController();

  /**
   * `poll` gives the next value, or null if there is none yet. `wait` registers a listener and
   * returns the function that stops it. `startTimer` is called when the follower begins to wait.
   */
  constructor(
    private readonly poll: () => Promise<T | null>,
    wait: (wake: () => void) => () => void,
    signal: AbortSignal,
    private readonly startTimer: PollTimer,
  ) {
    const stopWaiting = wait(() => {
      this.wake();
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

  private wake(): void {
    this.woken = true;
    this.wakeUp?.();
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.ending.abort();
    this.stop();
    this.wakeUp?.();
  }

  async next(): Promise<IteratorResult<T>> {
    while (!this.ended) {
      this.woken = false;
      const value = await this.pollOrEnd();
      if (this.isEnded()) break;
      if (value !== null) return { done: false, value };
      await this.wakeOrTimeout();
    }
    return { done: true, value: undefined };
  }

  private isEnded(): boolean {
    return this.ended;
  }

  private async pollOrEnd(): Promise<T | null> {
    try {
      return await retryWhileUnavailable(this.poll, this.ending);
    } catch (error) {
      if (this.isEnded()) return null;
      this.end();
      if (error instanceof SourceGone) return null;
      throw error;
    }
  }

  private wakeOrTimeout(): Promise<void> {
    if (this.woken || this.ended) return Promise.resolve();
    return new Promise((resolve) => {
      const stopTimer = this.startTimer(() => this.wakeUp?.());
      this.wakeUp = () => {
        this.wakeUp = null;
        stopTimer();
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

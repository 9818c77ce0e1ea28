import type { Logger } from 'pino';

/** A set of listeners. If one of them throws, the error is logged, and the others are still called. */
export class Listeners<Args extends readonly unknown[]> {
  private readonly listeners = new Set<(...args: Args) => void>();

  constructor(
    private readonly log: Logger,
    private readonly what: string,
  ) {}

  /**
   * Returns a function that removes the listener. A listener that is added twice is called twice.
   */
  add(listener: (...args: Args) => void): () => void {
    const own = (...args: Args): void => {
      listener(...args);
    };
    this.listeners.add(own);
    return () => {
      this.listeners.delete(own);
    };
  }

  notify(...args: Args): void {
    for (const listener of [...this.listeners]) {
      try {
        listener(...args);
      } catch (error) {
        this.log.error({ err: error }, `${this.what}: a listener failed`);
      }
    }
  }

  clear(): void {
    this.listeners.clear();
  }
}

import type { Logger } from 'pino';

/** A set of listeners. If one of them throws, the error is logged, and the others are still called. */
export class Listeners<Told extends readonly unknown[]> {
  private readonly listeners = new Set<(...told: Told) => void>();

  constructor(
    private readonly log: Logger,
    private readonly what: string,
  ) {}

  /** Returns the function that removes it. A listener added twice is called twice. */
  add(listener: (...told: Told) => void): () => void {
    const own = (...told: Told): void => {
      listener(...told);
    };
    this.listeners.add(own);
    return () => {
      this.listeners.delete(own);
    };
  }

  tell(...told: Told): void {
    for (const listener of [...this.listeners]) {
      try {
        listener(...told);
      } catch (error) {
        this.log.error({ err: error }, `${this.what}: a listener failed`);
      }
    }
  }

  clear(): void {
    this.listeners.clear();
  }
}

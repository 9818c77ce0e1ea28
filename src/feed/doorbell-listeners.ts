import type { Logger } from 'pino';

/**
 * Those who want to be told. If one of them throws, that is logged, and the others are told all the
 * same.
 */
export class Listeners<Told extends readonly unknown[]> {
  private readonly listeners = new Set<(...told: Told) => void>();

  constructor(
    private readonly log: Logger,
    private readonly what: string,
  ) {}

  /** Returns how to stop. The same listener twice is told twice. */
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

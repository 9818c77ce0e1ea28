import type { SeasonId } from '../kernel';
import type { Engine } from '../engine';

/** Whoever waits for something to happen in a season. */
export class Waiters {
  private readonly bySeason = new Map<SeasonId, Set<() => void>>();
  private readonly stopListening: () => void;

  constructor(engine: Engine) {
    this.stopListening = engine.onChange((id) => {
      this.wake(id);
    });
  }

  private wake(id: SeasonId): void {
    for (const wake of [...(this.bySeason.get(id) ?? [])]) wake();
  }

  /** Calls `wake` each time that something may have happened. Returns how to stop. */
  add(id: SeasonId, wake: () => void): () => void {
    const waiters = this.bySeason.get(id) ?? new Set();
    this.bySeason.set(id, waiters.add(wake));
    return () => {
      waiters.delete(wake);
      if (waiters.size === 0) this.bySeason.delete(id);
    };
  }

  close(): void {
    this.stopListening();
    for (const id of [...this.bySeason.keys()]) this.wake(id);
  }
}

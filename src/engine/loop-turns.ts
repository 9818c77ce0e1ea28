import type { Pace } from './engine';

/** The time for which the clock's work may hold the event loop in one turn. */
const PORTION_MS = 5;

/** A later turn of the event loop: timers, sockets and other seasons come first. */
export const endOfTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * Shares the turns of the event loop among the long work of all seasons: in each turn one of them
 * continues, the one that has waited longest, for `PORTION_MS` altogether.
 */
export class LoopTurns implements Pace {
  private openedAtMs: number | null = null;
  private readonly waiting: (() => void)[] = [];

  isOver(): boolean {
    return performance.now() - this.open() >= PORTION_MS;
  }

  turn(): Promise<void> {
    this.open();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** The time of the first call in this turn of the loop. */
  private open(): number {
    if (this.openedAtMs === null) {
      this.openedAtMs = performance.now();
      setImmediate(() => {
        this.openedAtMs = null;
        this.waiting.shift()?.();
        if (this.waiting.length > 0) this.open();
      });
    }
    return this.openedAtMs;
  }
}

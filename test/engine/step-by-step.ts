import { endOfTurn } from '../../src/engine';
import type { Pace } from '../../src/engine';

/** Stops long work after each step, until the test lets it go on. */
export class StepByStep implements Pace {
  private isHeld = true;
  private readonly waiting: (() => void)[] = [];

  isOver(): boolean {
    return this.isHeld;
  }

  turn(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** True if some work is in the middle. */
  get isStopped(): boolean {
    return this.waiting.length > 0;
  }

  /** Resolves once some work has stopped after a step. */
  async stop(): Promise<void> {
    while (!this.isStopped) await endOfTurn();
  }

  /** Lets the work do its next step. */
  async step(): Promise<void> {
    this.waiting.shift()?.();
    await endOfTurn();
  }

  hold(): void {
    this.isHeld = true;
  }

  release(): void {
    this.isHeld = false;
    for (const resume of this.waiting.splice(0)) resume();
  }
}

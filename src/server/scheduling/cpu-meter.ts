import type { GraphQLError } from 'graphql';
import type { Pace } from '../../engine';
import { overLimit } from '../errors/faults';
import type { Lane, FairScheduler, MeteredTask } from './fair-scheduler';

/** Measures the event-loop time of one operation, and manages its turns. */
export class CpuMeter implements Pace, MeteredTask {
  private usedMs = 0;
  private limitMs = Infinity;

  constructor(
    private readonly turns: FairScheduler,
    readonly lane: Lane,
  ) {}

  addMs(ms: number): void {
    this.usedMs += ms;
  }

  /** Milliseconds of the event loop so far. */
  get ms(): number {
    return this.usedMs;
  }

  /** Sets the maximum time that the work may hold the loop. */
  setLimit(mostMs: number): void {
    this.limitMs = mostMs;
  }

  /** True if the work exceeded its limit. Its answer is then incomplete, and is not sent. */
  get isOverLimit(): boolean {
    return this.usedMs > this.limitMs;
  }

  limitError(): GraphQLError {
    return overLimit('operationMs', Math.ceil(this.usedMs), this.limitMs);
  }

  isOver(): boolean {
    const over = this.turns.touch(this);
    if (this.isOverLimit) throw this.limitError();
    return over;
  }

  turn(): Promise<void> {
    return this.turns.wait(this.lane, this);
  }

  /** Charges the time from now on to other work. */
  pause(): void {
    this.turns.touch(null);
  }
}

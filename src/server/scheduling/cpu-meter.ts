import type { GraphQLError } from 'graphql';
import type { Pace } from '../../engine';
import { overLimit } from '../errors/faults';
import type { Lane, FairScheduler, Worked } from './fair-scheduler';

/** The processor time of the process in milliseconds, including its threads. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The processor time of a piece of work: on a busy machine less than the elapsed time. */
export function measureCpu(): () => number {
  const [sinceMs, usedMs] = [performance.now(), cpuMs()];
  return () => Math.min(performance.now() - sinceMs, cpuMs() - usedMs);
}

/** The work of one operation: its time on the loop, and its turns. */
export class CpuMeter implements Pace, Worked {
  private heldMs = 0;
  private mostMs = Infinity;

  constructor(
    private readonly turns: FairScheduler,
    readonly lane: Lane,
  ) {}

  took(ms: number): void {
    this.heldMs += ms;
  }

  /** Milliseconds of the event loop so far. */
  get ms(): number {
    return this.heldMs;
  }

  /** Sets the total time that it may hold the loop. */
  bound(mostMs: number): void {
    this.mostMs = mostMs;
  }

  /** Whether it went over that: its answer then has holes, and is not sent. */
  get isOverdue(): boolean {
    return this.heldMs > this.mostMs;
  }

  overdue(): GraphQLError {
    return overLimit('operationMs', Math.ceil(this.heldMs), this.mostMs);
  }

  isOver(): boolean {
    const over = this.turns.touch(this);
    if (this.isOverdue) throw this.overdue();
    return over;
  }

  turn(): Promise<void> {
    return this.turns.wait(this.lane, this);
  }

  /** The time from now on belongs to others. */
  pause(): void {
    this.turns.touch(null);
  }
}

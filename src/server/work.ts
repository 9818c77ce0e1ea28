import type { GraphQLError } from 'graphql';
import type { Pace } from '../engine';
import { overLimit } from './faults';
import type { Lane, Turns, Worked } from './turns';

/** The work at one operation: how long it has held the loop, and when it is its turn. */
export class Work implements Pace, Worked {
  private heldMs = 0;
  private mostMs = Infinity;

  constructor(
    private readonly turns: Turns,
    readonly lane: Lane,
  ) {}

  took(ms: number): void {
    this.heldMs += ms;
  }

  /** Milliseconds of the event loop so far. */
  get ms(): number {
    return this.heldMs;
  }

  /** From now on it may hold the loop no longer altogether. */
  bound(mostMs: number): void {
    this.mostMs = mostMs;
  }

  /** Whether it went over that: its answer has holes then, and is not sent. */
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

  /** Whatever comes now belongs to somebody else. */
  pause(): void {
    this.turns.touch(null);
  }
}

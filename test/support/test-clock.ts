import type { Clock } from '../../src/engine';
import { instant } from '../../src/kernel';
import type { Instant } from '../../src/kernel';

/** A clock that shows one instant until it is set. */
export class TestClock implements Clock {
  private at: Instant;

  constructor(at: string) {
    this.at = instant(Date.parse(at));
  }

  now(): Instant {
    return this.at;
  }

  set(at: string): void {
    this.at = instant(Date.parse(at));
  }

  forward(ms: number): void {
    this.at = instant(this.at + ms);
  }
}

import { Sizes } from './measure';
import type { Meter } from './measure';

/** The length of a text that costs as much as one value. */
const CHARACTERS_OF_A_VALUE = 20;

/** Reads and prints values at a cost that its meter counts. */
export class Printer {
  private readonly sizes: Sizes;

  constructor(private readonly meter: Meter) {
    this.sizes = new Sizes(meter);
  }

  get isOver(): boolean {
    return this.meter.isOver;
  }

  /** Counts values that are read and not printed. */
  spend(values: number): void {
    this.meter.spend(values);
  }

  /** The value as JSON; empty if the meter has run out. */
  text(value: unknown): string {
    const size = this.sizes.of(value, Infinity);
    if (size === null) return '';
    this.meter.spend(Math.floor(size.characters / CHARACTERS_OF_A_VALUE));
    return this.meter.isOver ? '' : JSON.stringify(value);
  }
}

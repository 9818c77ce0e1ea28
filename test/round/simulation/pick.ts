/**
 * Choices by fast-check's numbers. The choices can depend on the state, and can be repeated and
 * shrunk: smaller numbers choose earlier entries.
 */
export class Pick {
  private at = 0;

  constructor(private readonly numbers: readonly number[]) {}

  /** A number from 0 (included) to `size` (excluded). */
  below(size: number): number {
    const number = this.numbers[this.at % this.numbers.length] ?? 0;
    this.at += 1;
    return number % size;
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True once in `times` times; false for small numbers. */
  oneIn(times: number): boolean {
    return this.below(times) === times - 1;
  }

  /** One of the arguments. */
  of<T>(first: T, ...more: readonly T[]): T {
    return more[this.below(more.length + 1) - 1] ?? first;
  }

  /** One item of a list; null if the list is empty. */
  from<T>(list: readonly T[]): T | null {
    return list.length === 0 ? null : (list[this.below(list.length)] ?? null);
  }

  /** From `least` to `most` items, made in turn. */
  several<T>(least: number, most: number, make: () => T): T[] {
    return Array.from({ length: this.between(least, most) }, make);
  }
}

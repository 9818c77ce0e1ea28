/**
 * Counts the values that the operations of one patch look at, move and copy. It counts the same wherever and
 * whenever the patch is applied, so that an amendment has one outcome.
 */
export class Meter {
  private spent = 0;

  constructor(private readonly limit: number) {}

  spend(values: number): void {
    this.spent += values;
  }

  get isOver(): boolean {
    return this.spent > this.limit;
  }
}

/**
 * Counts the values that the operations of one patch read, move and copy. The count is the same
 * wherever and whenever the patch is applied, so that an amendment has one outcome.
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

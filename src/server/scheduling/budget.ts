/** The present balance of a budget. */
export type Balance = {
  readonly maximum: number;
  /** Never below 0, even if more was taken. */
  readonly left: number;
  /** The time until the budget is full again. */
  readonly resetMs: number;
};

type Purse = { left: number; at: number };

/** The number of remembered budgets before full ones are dropped. */
const MANY = 10_000;

/**
 * A budget for each key, which fills up evenly. Work that costs more than its estimate may take
 * more than is left: the debt is paid off first.
 */
export class Budget {
  private readonly purses = new Map<string, Purse>();
  private sweepAt = MANY;

  constructor(
    readonly maximum: number,
    /** The time from empty to full. */
    readonly seconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  take(key: string, amount: number): void {
    this.purse(key).left -= amount;
  }

  balance(key: string): Balance {
    const purse = this.purses.get(key);
    const left = purse === undefined ? this.maximum : this.fill(purse).left;
    return {
      maximum: this.maximum,
      left: Math.max(0, Math.floor(left)),
      resetMs: Math.ceil((this.maximum - left) / this.perMs),
    };
  }

  /** The time until that amount is left, or the budget is full. */
  waitMs(key: string, amount: number): number {
    const purse = this.purses.get(key);
    if (purse === undefined) return 0;
    const missing = Math.min(amount, this.maximum) - this.fill(purse).left;
    return missing <= 0 ? 0 : Math.ceil(missing / this.perMs);
  }

  private get perMs(): number {
    return this.maximum / (this.seconds * 1_000);
  }

  private purse(key: string): Purse {
    const known = this.purses.get(key);
    if (known !== undefined) return this.fill(known);
    const purse = { left: this.maximum, at: this.now() };
    this.purses.set(key, purse);
    if (this.purses.size > this.sweepAt) this.forgetFull();
    return purse;
  }

  private fill(purse: Purse): Purse {
    const now = this.now();
    purse.left = Math.min(this.maximum, purse.left + (now - purse.at) * this.perMs);
    purse.at = now;
    return purse;
  }

  private forgetFull(): void {
    for (const [key, purse] of this.purses) {
      if (this.fill(purse).left >= this.maximum) this.purses.delete(key);
    }
    this.sweepAt = Math.max(MANY, this.purses.size * 2);
  }
}

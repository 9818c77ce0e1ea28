/** How much there is of a budget now. */
export type Balance = {
  readonly maximum: number;
  /** Never below 0, even when more was taken. */
  readonly left: number;
  /** Until the whole budget is there again. */
  readonly resetMs: number;
};

type Purse = { left: number; at: number };

/** How many are remembered before those that are full again are forgotten. */
const MANY = 10_000;

/**
 * A budget for each key, which fills up evenly again. More may be taken than there is, by work that
 * turns out to cost more than its estimate: the debt is paid off first.
 */
export class Budget {
  private readonly purses = new Map<string, Purse>();
  private sweepAt = MANY;

  constructor(
    readonly maximum: number,
    /** From empty to full. */
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

  /** How long until there is that much, or as much as there can be. */
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

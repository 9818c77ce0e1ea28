/** The present balance of a budget. */
export type Balance = {
  readonly maximum: number;
  /** Never below 0, even if more was taken. */
  readonly left: number;
  /** The time until the budget is full again. */
  readonly resetMs: number;
};

type Bucket = { left: number; at: number };

/** The number of budgets in memory from which full budgets are dropped. */
const SWEEP_FROM = 10_000;

/**
 * A budget for each key. It refills evenly. Work that costs more than its estimate may take more
 * than is left: the debt is then paid off first.
 */
export class Budget {
  private readonly buckets = new Map<string, Bucket>();
  private sweepAt = SWEEP_FROM;

  constructor(
    readonly maximum: number,
    /** The time from empty to full. */
    readonly seconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  take(key: string, amount: number): void {
    this.bucket(key).left -= amount;
  }

  balance(key: string): Balance {
    const bucket = this.buckets.get(key);
    const left = bucket === undefined ? this.maximum : this.fill(bucket).left;
    return {
      maximum: this.maximum,
      left: Math.max(0, Math.floor(left)),
      resetMs: Math.ceil((this.maximum - left) / this.perMs),
    };
  }

  /** The time until `amount` is left; for more than the maximum, until the budget is full. */
  waitMs(key: string, amount: number): number {
    const bucket = this.buckets.get(key);
    if (bucket === undefined) return 0;
    const missing = Math.min(amount, this.maximum) - this.fill(bucket).left;
    return missing <= 0 ? 0 : Math.ceil(missing / this.perMs);
  }

  private get perMs(): number {
    return this.maximum / (this.seconds * 1_000);
  }

  private bucket(key: string): Bucket {
    const known = this.buckets.get(key);
    if (known !== undefined) return this.fill(known);
    const bucket = { left: this.maximum, at: this.now() };
    this.buckets.set(key, bucket);
    if (this.buckets.size > this.sweepAt) this.dropFull();
    return bucket;
  }

  private fill(bucket: Bucket): Bucket {
    const now = this.now();
    bucket.left = Math.min(this.maximum, bucket.left + (now - bucket.at) * this.perMs);
    bucket.at = now;
    return bucket;
  }

  private dropFull(): void {
    for (const [key, bucket] of this.buckets) {
      if (this.fill(bucket).left >= this.maximum) this.buckets.delete(key);
    }
    this.sweepAt = Math.max(SWEEP_FROM, this.buckets.size * 2);
  }
}

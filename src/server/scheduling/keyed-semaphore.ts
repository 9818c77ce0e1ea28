type Waiter = { readonly address: string; readonly resume: () => void };

/**
 * Admits a limited number of callers at once, in total and by address, since each uses memory.
 * Other callers wait in order of arrival, as far as their address has room.
 */
export class KeyedSemaphore {
  private readonly activeByAddress = new Map<string, number>();
  private active = 0;
  private waiting: Waiter[] = [];

  constructor(
    private readonly perAddress: number,
    private readonly total: number,
  ) {}

  /** Resolves when the caller is admitted; call the result once, to leave. */
  async acquire(address: string): Promise<() => void> {
    if (!this.hasRoom(address)) {
      await new Promise<void>((resume) => this.waiting.push({ address, resume }));
    } else this.count(address, 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.count(address, -1);
      this.admitNext();
    };
  }

  private hasRoom(address: string): boolean {
    return this.active < this.total && (this.activeByAddress.get(address) ?? 0) < this.perAddress;
  }

  private count(address: string, change: 1 | -1): void {
    this.active += change;
    const now = (this.activeByAddress.get(address) ?? 0) + change;
    if (now > 0) this.activeByAddress.set(address, now);
    else this.activeByAddress.delete(address);
  }

  /** Gives the free place to the first waiter whose address has room. */
  private admitNext(): void {
    const at = this.waiting.findIndex(({ address }) => this.hasRoom(address));
    const [next] = at < 0 ? [] : this.waiting.splice(at, 1);
    if (next === undefined) return;
    this.count(next.address, 1);
    next.resume();
  }
}

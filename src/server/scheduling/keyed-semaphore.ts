type Waiter = { readonly address: string; readonly goOn: () => void };

/**
 * Admits a bounded number at once, in all and by address, since each holds memory. The others wait
 * in order of arrival, as far as their address has room.
 */
export class KeyedSemaphore {
  private readonly insideBy = new Map<string, number>();
  private inside = 0;
  private waiting: Waiter[] = [];

  constructor(
    private readonly perAddress: number,
    private readonly altogether: number,
  ) {}

  /** Resolves inside; call the result once, to leave. */
  async enter(address: string): Promise<() => void> {
    if (!this.hasRoom(address)) {
      await new Promise<void>((goOn) => this.waiting.push({ address, goOn }));
    } else this.count(address, 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.count(address, -1);
      this.letIn();
    };
  }

  private hasRoom(address: string): boolean {
    return this.inside < this.altogether && (this.insideBy.get(address) ?? 0) < this.perAddress;
  }

  private count(address: string, change: 1 | -1): void {
    this.inside += change;
    const now = (this.insideBy.get(address) ?? 0) + change;
    if (now > 0) this.insideBy.set(address, now);
    else this.insideBy.delete(address);
  }

  /** One place is free: for the first whose address has room. */
  private letIn(): void {
    const at = this.waiting.findIndex(({ address }) => this.hasRoom(address));
    const [next] = at < 0 ? [] : this.waiting.splice(at, 1);
    if (next === undefined) return;
    this.count(next.address, 1);
    next.goOn();
  }
}

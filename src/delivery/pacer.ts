/** Spaces out the messages of a node, so that deliveries never crowd out commands. */
export class Pacer {
  private nextMs = 0;

  constructor(
    private readonly perSecond: number,
    private readonly uptime: () => number = () => performance.now(),
  ) {}

  /** Resolves when the next message may be sent. */
  turn(): Promise<void> {
    const now = this.uptime();
    const at = Math.max(now, this.nextMs);
    this.nextMs = at + 1_000 / this.perSecond;
    const waitMs = at - now;
    if (waitMs < 1) return Promise.resolve();
    return new Promise((resolve) => {
      setTimeout(resolve, waitMs);
    });
  }
}

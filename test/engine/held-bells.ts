import type { ChangeBus, Ring } from '../../src/engine';

type Held = { readonly ring: Ring; readonly to: HeldBell };

/**
 * Doorbells of several nodes whose rings wait until a test delivers them: late, in any order,
 * twice, or never. Each node hears its own at once, as with Redis.
 */
export class HeldBells {
  private readonly bells: HeldBell[] = [];
  private held: Held[] = [];

  open(): HeldBell {
    const bell = new HeldBell((ring, from) => {
      for (const to of this.bells) if (to !== from) this.held.push({ ring, to });
    });
    this.bells.push(bell);
    return bell;
  }

  get waiting(): number {
    return this.held.length;
  }

  /** Delivers the ring at that place; `again` keeps it for another delivery. */
  deliver(at: number, again = false): void {
    const held = this.held[at];
    if (held === undefined) return;
    if (!again) this.held.splice(at, 1);
    held.to.hear(held.ring);
  }

  deliverAll(): void {
    const { held } = this;
    this.held = [];
    for (const { ring, to } of held) to.hear(ring);
  }

  /** Drops all waiting rings. */
  lose(): void {
    this.held = [];
  }
}

class HeldBell implements ChangeBus {
  private readonly listeners = new Set<(ring: Ring) => void>();

  constructor(private readonly pass: (ring: Ring, from: HeldBell) => void) {}

  ring(ring: Ring): void {
    this.hear(ring);
    this.pass(ring, this);
  }

  hear(ring: Ring): void {
    for (const listener of [...this.listeners]) listener(ring);
  }

  listen(listener: (ring: Ring) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  onGap(): () => void {
    return () => undefined;
  }

  close(): Promise<void> {
    this.listeners.clear();
    return Promise.resolve();
  }
}

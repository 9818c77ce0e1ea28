import type { ChangeBus, BusMessage } from '../../src/engine';

type Held = { readonly message: BusMessage; readonly to: DelayedBus };

/**
 * The change buses of several nodes. Messages wait until a test delivers them: late, in any order,
 * twice, or not at all. As with Redis, each node receives its own messages at once.
 */
export class DelayedBuses {
  private readonly buses: DelayedBus[] = [];
  private held: Held[] = [];

  open(): DelayedBus {
    const bus = new DelayedBus((message, from) => {
      for (const to of this.buses) if (to !== from) this.held.push({ message, to });
    });
    this.buses.push(bus);
    return bus;
  }

  get waiting(): number {
    return this.held.length;
  }

  /** Delivers the message at this index. `again` keeps it for another delivery. */
  deliver(at: number, again = false): void {
    const held = this.held[at];
    if (held === undefined) return;
    if (!again) this.held.splice(at, 1);
    held.to.hear(held.message);
  }

  deliverAll(): void {
    const { held } = this;
    this.held = [];
    for (const { message, to } of held) to.hear(message);
  }

  /** Drops all waiting messages. */
  lose(): void {
    this.held = [];
  }
}

class DelayedBus implements ChangeBus {
  private readonly listeners = new Set<(message: BusMessage) => void>();

  constructor(private readonly pass: (message: BusMessage, from: DelayedBus) => void) {}

  publish(message: BusMessage): void {
    this.hear(message);
    this.pass(message, this);
  }

  hear(message: BusMessage): void {
    for (const listener of [...this.listeners]) listener(message);
  }

  listen(listener: (message: BusMessage) => void): () => void {
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

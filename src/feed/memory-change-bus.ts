import type { Logger } from 'pino';
import type { ChangeBus, Ring } from '../engine';
import { Listeners } from './change-listeners';

/** The doorbell of a single node: rings are heard at once, and none is ever lost. */
export class MemoryChangeBus implements ChangeBus {
  private readonly listeners: Listeners<[Ring]>;

  constructor(log: Logger) {
    this.listeners = new Listeners(log, 'doorbell');
  }

  ring(ring: Ring): void {
    this.listeners.tell(ring);
  }

  listen(listener: (ring: Ring) => void): () => void {
    return this.listeners.add(listener);
  }

  onGap(): () => void {
    return () => undefined;
  }

  close(): Promise<void> {
    this.listeners.clear();
    return Promise.resolve();
  }
}

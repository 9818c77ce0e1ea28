import type { Logger } from 'pino';
import type { ChangeBus, BusMessage } from '../engine';
import { Listeners } from './change-listeners';

/** The change bus of a single node: messages arrive at once, and none is ever lost. */
export class MemoryChangeBus implements ChangeBus {
  private readonly listeners: Listeners<[BusMessage]>;

  constructor(log: Logger) {
    this.listeners = new Listeners(log, 'change bus');
  }

  publish(message: BusMessage): void {
    this.listeners.notify(message);
  }

  listen(listener: (message: BusMessage) => void): () => void {
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

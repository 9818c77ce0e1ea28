import type { RawSocket } from '../raw-socket';
import type { ServerProcess } from '../server-process';

/** One publisher and any number of watchers, in the words of one peer. */
export type Room = {
  watch(): Promise<RawSocket>;
  /** Has the server tell all watchers this text. */
  publish(text: string): void;
  close(): void;
};

/** How one peer is started and spoken to. */
export type Dialect = {
  readonly peer: string;
  start(): Promise<ServerProcess>;
  open(port: number): Promise<Room>;
};

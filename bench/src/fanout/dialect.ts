import type { RawSocket } from '../raw-socket';
import type { ServerProcess } from '../server-process';

/** One publisher and any number of watchers, in one peer's protocol. */
export type Room = {
  watch(): Promise<RawSocket>;
  /** Makes the server send this text to all watchers. */
  publish(text: string): void;
  close(): void;
};

/** Starts one peer and speaks its protocol. */
export type Dialect = {
  readonly peer: string;
  start(): Promise<ServerProcess>;
  open(port: number): Promise<Room>;
};

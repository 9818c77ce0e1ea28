/** Where the results of one subscription go: a part of a socket, or an event stream. */
export interface Outlet {
  /**
   * Sends a result, which is JSON already and the same bytes for all who share it. It goes out
   * with whatever else this turn of the event loop has for the connection. `number` is that of the
   * event, for whoever comes back; null for what has none.
   */
  send(result: Buffer, number?: number | null): void;
  /** Says after which event the subscription begins, where the protocol has a word for it. */
  begin(number: number | null): void;
  /** Sends at once what waits for the end of this turn. */
  flush(): void;
  /** Whether its reader has so much to take that what follows should wait where it comes from. */
  isFull(): boolean;
  /** Calls back once, when it is no longer full; never when the reader has gone. */
  whenRoom(goOn: () => void): void;
}

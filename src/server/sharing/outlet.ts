/** Where the results of one subscription go: a part of a socket, or an event stream. */
export interface Outlet {
  /**
   * Sends a result, which is JSON already and the same bytes for all who share it. It goes out
   * with whatever else this turn of the event loop has for the connection.
   */
  send(result: Buffer): void;
  /** Sends at once what waits for the end of this turn. */
  flush(): void;
  /** Whether its reader has so much to take that what follows should wait where it comes from. */
  isFull(): boolean;
  /** Calls back once, when it is full no more; never when the reader has gone. */
  whenRoom(goOn: () => void): void;
}

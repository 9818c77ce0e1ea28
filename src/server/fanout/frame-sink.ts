/** The destination of one subscription's results: a part of a socket, or an event stream. */
export interface FrameSink {
  /**
   * Sends a result, which is JSON already and the same bytes for all who share it. It goes out with
   * the connection's other output of this turn of the event loop. `number` is the event's, for a
   * reconnect; null for none.
   */
  send(result: Buffer, number?: number | null): void;
  /** Sends the event after which the subscription begins, if the protocol has a message for it. */
  begin(number: number | null): void;
  /** Sends at once the pieces that wait for the end of this turn. */
  flush(): void;
  /** Whether its reader has so much to take that further results should wait at their source. */
  isFull(): boolean;
  /** Calls back once it is no longer full; never after the reader has gone. */
  onceDrained(resume: () => void): void;
}

/** The empty results of an operation whose answer went to a sink; they end after `before`. */
export async function* completeAfter(
  before: () => Promise<unknown>,
): AsyncGenerator<never, void, void> {
  await before();
  yield* [];
}

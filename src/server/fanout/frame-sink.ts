/** The destination of a subscription's results: a part of a socket, or an event stream. */
export interface FrameSink {
  /**
   * Sends a result that is already JSON; all members share the same bytes. It goes out with the
   * connection's other output of this turn of the event loop. `number` is the event's number, for a
   * reconnect; null if there is none.
   */
  send(result: Buffer, number?: number | null): void;
  /**
   * Sends the number of the event after which the subscription begins, if the protocol has a
   * message for it.
   */
  begin(number: number | null): void;
  /** Sends the waiting pieces at once, before the end of this turn. */
  flush(): void;
  /**
   * True if so much output waits for the reader that further results should wait at their source.
   */
  isFull(): boolean;
  /**
   * Calls `resume` once, when the sink may have room again; it is not called if the reader has
   * left.
   */
  onceDrained(resume: () => void): void;
}

/** The empty result stream of an operation whose results went to a sink. It ends after `before`. */
export async function* completeAfter(
  before: () => Promise<unknown>,
): AsyncGenerator<never, void, void> {
  await before();
  yield* [];
}

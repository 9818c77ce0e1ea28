/** The limits of accounts, by the names of the server's settings. */
export type AccountLimits = {
  /** The number of password hashes computed at once. */
  readonly hashesAtOnce: number;
  /** The maximum number of waiting hashes. */
  readonly hashesWaiting: number;
  /** The maximum number of waiting hashes of one address. */
  readonly hashesWaitingPerAddress: number;
  /** The maximum number of valid access tokens of an account. */
  readonly tokensPerAccount: number;
  /** The maximum number of sessions of an account. One more ends the oldest. */
  readonly sessionsPerAccount: number;
  /** The time for which an inactive guest without a season is kept. */
  readonly guestIdleMs: number;
};

/** The request came too early. It can be repeated later. */
export class ThrottledRequest extends Error {
  override readonly name = 'ThrottledRequest';
  constructor(
    /** A sentence for the client. */
    message: string,
    /** The name of the limit. */
    readonly limit: string,
    readonly retryAfterMs: number,
  ) {
    super(message);
  }
}

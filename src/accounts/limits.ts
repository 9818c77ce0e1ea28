/** The limits of accounts, by the names of the server's settings. */
export type AccountLimits = {
  /** Hashes of passwords computed at once. */
  readonly hashesAtOnce: number;
  /** Waiting hashes, in all. */
  readonly hashesWaiting: number;
  /** Waiting hashes of one address. */
  readonly hashesWaitingPerAddress: number;
  /** Valid access tokens of an account. */
  readonly tokensPerAccount: number;
  /** Sessions of an account: one more ends the oldest. */
  readonly sessionsPerAccount: number;
  /** How long an inactive guest without a season is kept. */
  readonly guestIdleMs: number;
};

/** The request came too early: it can be repeated later. */
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

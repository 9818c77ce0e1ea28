/** The limits of accounts, as the settings of the server name them. */
export type AccountLimits = {
  /** Hashes of passwords that are worked out at once. */
  readonly hashesAtOnce: number;
  /** Hashes that wait, of everybody. */
  readonly hashesWaiting: number;
  /** Hashes that wait, of one address. */
  readonly hashesWaitingPerAddress: number;
  /** Access tokens of an account that are in force at once. */
  readonly tokensPerAccount: number;
  /** Sessions of an account at once: one more ends the oldest. */
  readonly sessionsPerAccount: number;
  /** How long a guest without a season who asks for nothing is kept. */
  readonly guestIdleMs: number;
};

/** It is too early: the same can be asked again later. */
export class HeldBack extends Error {
  override readonly name = 'HeldBack';
  constructor(
    /** A sentence for whoever asked. */
    message: string,
    /** The name of the limit. */
    readonly limit: string,
    readonly retryAfterMs: number,
  ) {
    super(message);
  }
}

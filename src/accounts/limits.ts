/** The limits of accounts, as the settings of the server name them. */
export type AccountLimits = {
  /** Access tokens of an account that are in force at once. */
  readonly tokensPerAccount: number;
  /** Sessions of an account at once: one more ends the oldest. */
  readonly sessionsPerAccount: number;
};

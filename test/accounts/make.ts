import { makeAccounts } from '../../src/accounts';
import type { AccountLimits, AccountParts, Accounts } from '../../src/accounts';
import { LIMITS } from '../../src/server';
import type { Limits } from '../../src/server';

/** Accounts with the limits of the server, or others. */
export function accountsOn(
  parts: Pick<AccountParts, 'store' | 'clock' | 'secret'>,
  changes: Partial<Limits & AccountLimits> = {},
): Accounts {
  const limits = { ...LIMITS, ...changes };
  return makeAccounts({ ...parts, limits });
}

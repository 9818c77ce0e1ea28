import { pino } from 'pino';
import { makeAccounts } from '../../src/accounts';
import type { AccountLimits, AccountsDeps, Accounts } from '../../src/accounts';
import { LIMITS, LoginAttempts } from '../../src/server';
import type { Limits } from '../../src/server';

/** The cheapest hashing, for tests that need accounts but do not test them. */
export const CHEAP = { memoryCost: 8, timeCost: 1 } as const;

/**
 * Accounts with the server's limits, or with changed ones, and with the cheapest hashing unless
 * `passwordWork` is given. Login attempts are counted in memory.
 */
export function accountsOn(
  parts: Pick<AccountsDeps, 'store' | 'clock' | 'secret' | 'passwordWork'>,
  changes: Partial<Limits & AccountLimits> = {},
): Accounts {
  const limits = { ...LIMITS, ...changes };
  const log = pino({ level: 'silent' });
  const tries = new LoginAttempts({ limits, clock: parts.clock, store: null, log });
  return makeAccounts({ passwordWork: CHEAP, ...parts, limits, bruteForceGuard: tries });
}

import type { AccountStore } from '../engine';
import type { Accounts } from './accounts';
import { withBruteForceGuard } from './brute-force-guard';
import type { BruteForceGuard } from './brute-force-guard';
import type { Passwords } from './password';
import { refuse } from './refusals';
import type { AccountRefusal } from './refusals';

type ProvePasswordDeps = {
  readonly store: AccountStore;
  readonly passwords: Passwords;
  readonly bruteForceGuard: BruteForceGuard;
};

/** Asks a signed-in user for the password, so that a stranger with an open session gains nothing. */
export async function provePassword(
  { store, passwords, bruteForceGuard }: ProvePasswordDeps,
  { id }: Parameters<Accounts['provePassword']>[0],
  { password, address }: Parameters<Accounts['provePassword']>[1],
): Promise<AccountRefusal | null> {
  const account = await store.account(id);
  const { handle = null, passwordHash = null } = account ?? {};
  if (handle === null || passwordHash === null) return refuse('NO_PASSWORD');
  const isRight = await withBruteForceGuard(
    bruteForceGuard,
    { handle, address, viewer: account },
    () => passwords.matches(passwordHash, password, address),
  );
  return isRight ? null : refuse('WRONG_CREDENTIALS');
}

import type { AccountStore, Clock } from '../engine';
import type { Accounts, SignedIn } from './accounts';
import type { Passwords } from './password';
import { refuse } from './refusals';
import type { AccountRefusal } from './refusals';
import { withBruteForceGuard } from './brute-force-guard';
import type { BruteForceGuard } from './brute-force-guard';

type DeleteAccountDeps = {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly bruteForceGuard: BruteForceGuard;
};

/** The public name of a deleted account. */
export const DELETED_ACCOUNT_NAME = 'Deleted account';

/**
 * Deletes the account of a guest, or of a user who knows the password. Returns the ids of its
 * tokens.
 */
export async function deleteAccount(
  { store, clock, passwords, bruteForceGuard }: DeleteAccountDeps,
  viewer: SignedIn,
  { password, address }: Parameters<Accounts['deleteAccount']>[1],
): Promise<readonly string[] | AccountRefusal> {
  const account = (await store.account(viewer.account.id)) ?? viewer.account;
  const { id, handle, passwordHash } = account;
  if (handle !== null && passwordHash !== null) {
    const isRight = await withBruteForceGuard(
      bruteForceGuard,
      { handle, address, viewer: account },
      () => passwords.matches(passwordHash, password ?? '', address),
    );
    if (!isRight) return refuse('WRONG_CREDENTIALS');
  }
  const at = clock.now();
  const done = await store.deleteAccount(id, {
    passwordHash,
    displayName: DELETED_ACCOUNT_NAME,
    at,
  });
  if (done.became === 'HOSTING') return refuse('STILL_HOSTING', { seasons: done.seasons });
  return done.became === 'DELETED' ? done.tokenIds : refuse('WRONG_CREDENTIALS');
}

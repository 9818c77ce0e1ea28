import type { AccountStore, Clock } from '../engine';
import type { Accounts, SignedIn } from './accounts';
import type { Passwords } from './password';
import { refuse } from './refusals';
import type { AccountRefusal } from './refusals';
import { proveOwner } from './prove-owner';
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
 * Deletes the account of a guest, or of a proven owner. Returns the ids of its tokens.
 */
export async function deleteAccount(
  deps: DeleteAccountDeps,
  viewer: SignedIn,
  asked: Parameters<Accounts['deleteAccount']>[1],
): Promise<readonly string[] | AccountRefusal> {
  const { store, clock } = deps;
  const account = (await store.account(viewer.account.id)) ?? viewer.account;
  const { id, handle, passwordHash } = account;
  if (handle !== null) {
    const stranger = await proveOwner(deps, viewer, asked);
    if (stranger !== null) return stranger;
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

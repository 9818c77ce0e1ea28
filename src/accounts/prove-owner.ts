import type { AccountStore, Clock } from '../engine';
import type { SignedIn } from './accounts';
import type { Passwords } from './password';
import { refuse } from './refusals';
import type { AccountRefusal } from './refusals';
import { withBruteForceGuard } from './brute-force-guard';
import type { BruteForceGuard } from './brute-force-guard';

/** The age up to which a session proves its owner. */
const FRESH_MS = 15 * 60 * 1_000;

type ProveOwnerDeps = {
  readonly store: Pick<AccountStore, 'account'>;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly bruteForceGuard: BruteForceGuard;
};

/** True for a session that has just begun. */
export const isFresh = ({ token: { kind, createdAtMs } }: SignedIn, clock: Clock): boolean =>
  kind === 'SESSION' && clock.now() - createdAtMs <= FRESH_MS;

/**
 * Null if the viewer is the owner: by the account's password or, without one, by a new session. So
 * a stranger with an open session cannot lock the owner out.
 */
export async function proveOwner(
  { store, clock, passwords, bruteForceGuard }: ProveOwnerDeps,
  viewer: SignedIn,
  { password, address }: { readonly password: string | null; readonly address: string },
): Promise<AccountRefusal | null> {
  const account = (await store.account(viewer.account.id)) ?? viewer.account;
  const { handle, passwordHash } = account;
  if (handle === null || passwordHash === null) {
    return isFresh(viewer, clock) ? null : refuse('SIGN_IN_AGAIN');
  }
  const isRight = await withBruteForceGuard(
    bruteForceGuard,
    { handle, address, viewer: account },
    () => passwords.matches(passwordHash, password ?? '', address),
  );
  return isRight ? null : refuse('WRONG_CREDENTIALS');
}

import type { AccountStore } from '../engine';
import type { Accounts, SignedIn } from './accounts';
import { refuseWeakPassword } from './authenticator';
import type { Passwords } from './password';
import { refuse } from './refusals';
import type { AccountRefusal } from './refusals';
import type { TokenRegistry } from './token-registry';
import { withBruteForceGuard } from './brute-force-guard';
import type { BruteForceGuard } from './brute-force-guard';

type ChangePasswordDeps = {
  readonly store: AccountStore;
  readonly tokens: TokenRegistry;
  readonly passwords: Passwords;
  readonly bruteForceGuard: BruteForceGuard;
};
type PasswordChange = Parameters<Accounts['changePassword']>[1];

/**
 * Changes the password of a user who knows it, and ends all other sessions. A repeat with a key
 * finds the new password stored and succeeds.
 */
export async function changePassword(
  { store, tokens, passwords, bruteForceGuard }: ChangePasswordDeps,
  viewer: SignedIn,
  asked: PasswordChange,
): Promise<readonly string[] | AccountRefusal> {
  const { currentPassword, newPassword, accessTokens, idempotencyKey, address } = asked;
  const account = (await store.account(viewer.account.id)) ?? viewer.account;
  const { handle, passwordHash } = account;
  if (handle === null || passwordHash === null) return refuse('NO_PASSWORD');
  const matches = (password: string): Promise<boolean> =>
    passwords.matches(passwordHash, password, address);
  const isRight = await withBruteForceGuard(
    bruteForceGuard,
    { handle, address, viewer: account },
    async () =>
      (await matches(currentPassword)) || (idempotencyKey !== null && (await matches(newPassword))),
  );
  if (!isRight) return refuse('WRONG_CREDENTIALS');
  const isRepeat = idempotencyKey !== null && (await matches(newPassword));
  if (!isRepeat) {
    const easy = refuseWeakPassword(newPassword, handle);
    if (easy !== null) return easy;
    const changed = await passwords.hash(newPassword, address);
    // Another request has changed the password meanwhile, so the given password is no longer right.
    if (!(await store.changePassword(account.id, passwordHash, changed))) {
      return refuse('WRONG_CREDENTIALS');
    }
    tokens.forgetAccount(account.id);
  }
  return tokens.revokeMany(account.id, {
    sessions: true,
    access: accessTokens,
    except: viewer.token.id,
  });
}

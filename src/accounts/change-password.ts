import type { Accounts, SignedIn } from './accounts';
import { answerOnce } from './answer-once';
import type { AnsweringDeps } from './answer-once';
import { refuseWeakPassword } from './authenticator';
import type { Passwords } from './password';
import { fingerprintOf, hasFingerprint } from './repeated-password';
import { isRefusal, refuse } from './refusals';
import type { AccountRefusal } from './refusals';
import type { TokenRegistry } from './token-registry';
import { proveOwner } from './prove-owner';
import { withBruteForceGuard } from './brute-force-guard';
import type { BruteForceGuard } from './brute-force-guard';
import type { AccountStore } from '../engine';

type ChangePasswordDeps = AnsweringDeps & {
  readonly store: AccountStore;
  readonly tokens: TokenRegistry;
  readonly passwords: Passwords;
  readonly bruteForceGuard: BruteForceGuard;
};
type Asked = Parameters<Accounts['changePassword']>[1];
/** `fingerprint` recognises the new password of a repeat; answers before 0.3.0 had none. */
type Changed = { readonly ended: readonly string[]; readonly fingerprint?: string };

/** Changes the password of a proven owner, or sets the first one, and ends all other sessions. */
export async function changePassword(
  deps: ChangePasswordDeps,
  viewer: SignedIn,
  { currentPassword, newPassword, accessTokens, idempotencyKey: key, address }: Asked,
): Promise<readonly string[] | AccountRefusal> {
  const { store, tokens, passwords, bruteForceGuard } = deps;
  const account = (await store.account(viewer.account.id)) ?? viewer.account;
  const { id: accountId, handle, passwordHash: from } = account;
  if (handle === null) return refuse('NO_PASSWORD');
  const given = { accountId, password: newPassword, address };
  const guarded = (matches: () => Promise<boolean>): Promise<boolean> =>
    withBruteForceGuard(bruteForceGuard, { handle, address, viewer: account }, matches);
  const done = await answerOnce<Changed>(
    deps,
    {
      accountId,
      key,
      content: ['changePassword', accessTokens],
      hasSamePassword: ({ fingerprint = null }) =>
        guarded(() => hasFingerprint(deps, fingerprint, given)),
    },
    async (answerOf) => {
      const stranger = await proveOwner(deps, viewer, { password: currentPassword, address });
      if (stranger !== null) return stranger;
      const easy = refuseWeakPassword(newPassword, handle);
      if (easy !== null) return easy;
      const to = await passwords.hash(newPassword, address);
      const fingerprint = key === null ? '' : await fingerprintOf(deps, given);
      const ending = { sessions: true, access: accessTokens, except: viewer.token.id };
      const change = { from, to, ending };
      const ended = await tokens.changePassword(accountId, change, (ids) =>
        answerOf({ ended: ids, fingerprint }),
      );
      // Another request has changed the password meanwhile, so the given password is no longer right.
      return ended === null ? refuse('WRONG_CREDENTIALS') : { ended };
    },
  );
  return isRefusal(done) ? done : done.ended;
}

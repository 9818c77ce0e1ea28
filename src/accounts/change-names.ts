import type { AccountStore, Renaming } from '../engine';
import type { JsonObject } from '../kernel';
import type { Accounts, SignedIn } from './accounts';
import { answerOnce } from './answer-once';
import type { AnsweringDeps } from './answer-once';
import { passwordWeakness } from './weak-passwords';
import type { Passwords } from './password';
import { isRefusal, refuse } from './refusals';
import type { AccountRefusal } from './refusals';
import { proveOwner } from './prove-owner';
import type { BruteForceGuard } from './brute-force-guard';

type ChangeNamesDeps = AnsweringDeps & {
  readonly store: AccountStore;
  readonly passwords: Passwords;
  readonly bruteForceGuard: BruteForceGuard;
};

/** Changes the public name. In seasons the account keeps the name under which it joined. */
export const changeDisplayName = (
  deps: ChangeNamesDeps,
  { account }: SignedIn,
  { displayName, idempotencyKey }: Parameters<Accounts['changeDisplayName']>[1],
): Promise<AccountRefusal | null> =>
  renameOnce(deps, account, idempotencyKey, ['changeDisplayName', displayName], { displayName });

/**
 * Changes the name to sign in with. It needs proof of the owner, so that a stranger with an open
 * session cannot lock the owner out.
 */
export const changeHandle = (
  deps: ChangeNamesDeps,
  viewer: SignedIn,
  asked: Parameters<Accounts['changeHandle']>[1],
): Promise<AccountRefusal | null> => {
  const { handle, password, idempotencyKey, address } = asked;
  const { account } = viewer;
  const refusal = async (): Promise<AccountRefusal | null> => {
    const current = (await deps.store.account(account.id)) ?? account;
    if (current.handle === null) return refuse('NO_PASSWORD');
    const stranger = await proveOwner(deps, viewer, { password, address });
    if (stranger !== null) return stranger;
    const why = password === null ? null : passwordWeakness(password, handle);
    return why === 'LIKE_THE_HANDLE' ? refuse('PASSWORD_TOO_EASY', { why }) : null;
  };
  return renameOnce(deps, account, idempotencyKey, ['changeHandle', handle], { handle }, refusal);
};

/**
 * Renames once. A repeat gets the first answer and changes nothing, since there may be a newer
 * name.
 */
async function renameOnce(
  deps: ChangeNamesDeps,
  { id: accountId }: SignedIn['account'],
  key: string | null,
  content: readonly string[],
  renaming: Renaming,
  why: () => Promise<AccountRefusal | null> = () => Promise.resolve(null),
): Promise<AccountRefusal | null> {
  const done = await answerOnce<JsonObject>(deps, { accountId, key, content }, async (answerOf) => {
    const refusal = await why();
    if (refusal !== null) return refusal;
    const became = await deps.store.rename(accountId, renaming, answerOf({}));
    if (became === 'RENAMED') return {};
    return became === 'HANDLE_TAKEN' && 'handle' in renaming
      ? refuse('HANDLE_TAKEN', { handle: renaming.handle })
      : refuse('TOKEN_NOT_FOUND');
  });
  return isRefusal(done) ? done : null;
}

import type { AccountStore, Clock, Renaming } from '../engine';
import type { Accounts, SignedIn } from './accounts';
import type { DeriveBytes } from './derive-bytes';
import { passwordWeakness } from './weak-passwords';
import type { Passwords } from './password';
import { refuse } from './refusals';
import type { AccountRefusal } from './refusals';
import { withBruteForceGuard } from './brute-force-guard';
import type { BruteForceGuard } from './brute-force-guard';

type ChangeNamesDeps = {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly derive: DeriveBytes;
  readonly passwords: Passwords;
  readonly bruteForceGuard: BruteForceGuard;
};

/** Changes the public name. In seasons the account keeps the name under which it joined. */
export const changeDisplayName = (
  deps: ChangeNamesDeps,
  { account }: SignedIn,
  { displayName, idempotencyKey }: Parameters<Accounts['changeDisplayName']>[1],
): Promise<AccountRefusal | null> =>
  once(deps, account, idempotencyKey, ['changeDisplayName', displayName], { displayName });

/**
 * Changes the name to sign in with. It needs the password, so that a stranger with an open session
 * cannot lock the owner out.
 */
export const changeHandle = (
  deps: ChangeNamesDeps,
  { account }: SignedIn,
  asked: Parameters<Accounts['changeHandle']>[1],
): Promise<AccountRefusal | null> => {
  const { handle, password, idempotencyKey, address } = asked;
  const { store, bruteForceGuard, passwords } = deps;
  const refusal = async (): Promise<AccountRefusal | null> => {
    const current = (await store.account(account.id)) ?? account;
    const { handle: own, passwordHash } = current;
    if (own === null || passwordHash === null) return refuse('NO_PASSWORD');
    const isRight = await withBruteForceGuard(
      bruteForceGuard,
      { handle: own, address, viewer: current },
      () => passwords.matches(passwordHash, password, address),
    );
    if (!isRight) return refuse('WRONG_CREDENTIALS');
    const why = passwordWeakness(password, handle);
    return why === 'LIKE_THE_HANDLE' ? refuse('PASSWORD_TOO_EASY', { why }) : null;
  };
  return once(deps, account, idempotencyKey, ['changeHandle', handle], { handle }, refusal);
};

/**
 * Renames once. A repeat gets the first answer and changes nothing, since there may be a newer
 * name.
 */
async function once(
  { store, clock, derive }: ChangeNamesDeps,
  { id }: SignedIn['account'],
  key: string | null,
  content: readonly string[],
  renaming: Renaming,
  why: () => Promise<AccountRefusal | null> = () => Promise.resolve(null),
): Promise<AccountRefusal | null> {
  const digest = derive('answer', id, ...content).toString('hex');
  const before = key === null ? null : await store.answerTo(id, key);
  const again = (kept: string): AccountRefusal | null =>
    kept === digest ? null : refuse('IDEMPOTENCY_KEY_REUSED');
  if (before !== null) return again(before.digest);
  const refusal = await why();
  if (refusal !== null) return refusal;
  const answer =
    key === null ? null : { accountId: id, key, digest, outcome: {}, atMs: clock.now() };
  try {
    const became = await store.rename(id, renaming, answer);
    if (became === 'RENAMED') return null;
    return became === 'HANDLE_TAKEN' && 'handle' in renaming
      ? refuse('HANDLE_TAKEN', { handle: renaming.handle })
      : refuse('TOKEN_NOT_FOUND');
  } catch (error) {
    // The same request, sent twice, may have been answered first.
    const meanwhile = key === null ? null : await store.answerTo(id, key);
    if (meanwhile === null) throw error;
    return again(meanwhile.digest);
  }
}

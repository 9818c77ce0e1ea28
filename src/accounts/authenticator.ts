import { accountId, DAY_MS, invariant } from '../kernel';
import type { AccountId, JsonObject } from '../kernel';
import { SCOPES } from '../engine';
import type { Account, AccountStore, Answer } from '../engine';
import { tokenRefusal } from './access-tokens';
import type { Accounts, NewSession, RequestOrigin } from './accounts';
import { answerOnce } from './answer-once';
import type { AnsweringDeps } from './answer-once';
import { bytesFor, idOf } from './derive-bytes';
import { passwordWeakness } from './weak-passwords';
import type { Passwords } from './password';
import { fingerprintOf, hasFingerprint } from './repeated-password';
import { isRefusal, refuse } from './refusals';
import type { AccountRefusal } from './refusals';
import type { TokenRegistry } from './token-registry';
import { withBruteForceGuard } from './brute-force-guard';
import type { BruteForceGuard } from './brute-force-guard';

const SESSION_MS = 90 * DAY_MS;

type SignUp = Parameters<Accounts['signUp']>[0];
type SignIn = Parameters<Accounts['signIn']>[0];
type StartGuest = Parameters<Accounts['startGuest']>[0];
type ClaimGuest = Parameters<Accounts['claimGuest']>[1];

/** `fingerprint` recognises the password of a repeat; answers before 0.3.0 had none. */
type WithPassword = { readonly fingerprint?: string };

type AuthenticatorDeps = AnsweringDeps & {
  readonly store: AccountStore;
  readonly tokens: TokenRegistry;
  readonly passwords: Passwords;
  readonly bruteForceGuard: BruteForceGuard;
  readonly mostSessions: number;
};

/** The ways to enter: as a new account, a known account or a guest. */
export class Authenticator {
  constructor(private readonly deps: AuthenticatorDeps) {}

  async signUp(asked: SignUp): Promise<NewSession | AccountRefusal> {
    const { handle, password, displayName, idempotencyKey: key, from } = asked;
    const { derive, bruteForceGuard } = this.deps;
    const id = accountId(idOf(bytesFor(derive, key, 'account', 'signUp', handle.toLowerCase())));
    const given = { accountId: id, password, address: from.address };
    const done = await answerOnce<WithPassword>(
      this.deps,
      {
        accountId: id,
        key: this.keyOfAccount(key),
        content: ['signUp', handle, displayName],
        hasSamePassword: ({ fingerprint = null }) =>
          withBruteForceGuard(bruteForceGuard, { handle, ...from }, () =>
            hasFingerprint(this.deps, fingerprint, given),
          ),
      },
      (answerOf) => this.addSignedUp(asked, id, answerOf),
    );
    return isRefusal(done) ? done : this.enterNow(id, 'signUp', asked);
  }

  /** Stores the account of a `signUp`, or finds it stored by the same request. */
  private async addSignedUp(
    { handle, password, displayName, idempotencyKey: key, from }: SignUp,
    id: AccountId,
    answerOf: (outcome: WithPassword) => Answer | null,
  ): Promise<WithPassword | AccountRefusal> {
    const { store, passwords } = this.deps;
    let account = await store.accountByHandle(handle);
    if (account === null && key !== null) {
      account = await store.account(id);
      // The account may have the right handle: the same request, sent twice, may have stored it
      // between the two reads.
      if (account !== null && account.handle !== handle) return refusedToFormer(account, handle);
    }
    if (account === null) {
      const easy = refuseWeakPassword(password, handle);
      if (easy !== null) return easy;
      const { address } = from;
      const passwordHash = await passwords.hash(password, address);
      const outcome = await this.withPassword(key, { accountId: id, password, address });
      const made = { ...this.blank(id, displayName), handle, passwordHash };
      if (await store.addAccount(made, answerOf(outcome))) return outcome;
      account = await store.accountByHandle(handle);
    }
    if (account?.id !== id) return refuse('HANDLE_TAKEN', { handle });
    const isRepeat =
      (await this.isPasswordOf(account, { handle, password, from })) &&
      account.handle === handle &&
      account.displayName === displayName;
    return isRepeat ? {} : refuse('IDEMPOTENCY_KEY_REUSED');
  }

  /** The outcome to store for a request with a new password. */
  private async withPassword(
    key: string | null,
    given: Parameters<typeof fingerprintOf>[1],
  ): Promise<WithPassword> {
    return key === null ? {} : { fingerprint: await fingerprintOf(this.deps, given) };
  }

  async signIn(asked: SignIn): Promise<NewSession | AccountRefusal> {
    const account = await this.deps.store.accountByHandle(asked.handle);
    const matches = await this.isPasswordOf(account, asked);
    if (account === null || !matches) return refuse('WRONG_CREDENTIALS');
    return this.enter(account, 'signIn', asked.idempotencyKey);
  }

  /**
   * True if the password is the account's. Without an account the work and the wait are the same.
   */
  private isPasswordOf(
    account: Pick<Account, 'passwordHash'> | null,
    {
      handle,
      password,
      from,
    }: Pick<SignIn, 'handle' | 'password'> & { readonly from: RequestOrigin },
  ): Promise<boolean> {
    const { bruteForceGuard, passwords } = this.deps;
    return withBruteForceGuard(bruteForceGuard, { handle, ...from }, () =>
      passwords.matches(account?.passwordHash ?? null, password, from.address),
    );
  }

  async startGuest(asked: StartGuest): Promise<NewSession | AccountRefusal> {
    const { displayName, idempotencyKey: key } = asked;
    const id = accountId(idOf(bytesFor(this.deps.derive, key, 'account', 'startGuest')));
    const done = await answerOnce<JsonObject>(
      this.deps,
      { accountId: id, key: this.keyOfAccount(key), content: ['startGuest', displayName] },
      async (answerOf) => {
        // A guest from before 0.3.0 has no stored answer.
        const before = key === null ? null : await this.deps.store.account(id);
        if (before !== null) {
          return before.displayName === displayName ? {} : refuse('IDEMPOTENCY_KEY_REUSED');
        }
        await this.deps.store.addAccount(this.blank(id, displayName), answerOf({}));
        return {};
      },
    );
    return isRefusal(done) ? done : this.enterNow(id, 'startGuest', asked);
  }

  async claimGuest(guest: Account, asked: ClaimGuest): Promise<Account | AccountRefusal> {
    const { handle, password, idempotencyKey: key, address } = asked;
    const { store, tokens, passwords, bruteForceGuard } = this.deps;
    const given = { accountId: guest.id, password, address };
    const current = async (): Promise<Account> => (await store.account(guest.id)) ?? guest;
    const done = await answerOnce<WithPassword>(
      this.deps,
      {
        accountId: guest.id,
        key,
        content: ['claimGuest', handle],
        hasSamePassword: async ({ fingerprint = null }) =>
          withBruteForceGuard(bruteForceGuard, { handle, address, viewer: await current() }, () =>
            hasFingerprint(this.deps, fingerprint, given),
          ),
      },
      async (answerOf) => {
        if ((await current()).handle !== null) return refuse('NOT_A_GUEST');
        const easy = refuseWeakPassword(password, handle);
        if (easy !== null) return easy;
        const isTaken = (await store.accountByHandle(handle)) !== null;
        // Hashing is expensive, so a request that cannot succeed stops here.
        if (isTaken) return refuse('HANDLE_TAKEN', { handle });
        const passwordHash = await passwords.hash(password, address);
        const claimed = await this.withPassword(key, given);
        const isDone = await store.claimGuest(guest.id, handle, passwordHash, answerOf(claimed));
        tokens.forgetAccount(guest.id);
        return isDone ? claimed : refuse('HANDLE_TAKEN', { handle });
      },
    );
    return isRefusal(done) ? done : current();
  }

  /** A new account without names to sign in with. */
  blank(id: string, displayName: string): Account {
    const now = this.deps.clock.now();
    return {
      id: accountId(id),
      handle: null,
      displayName,
      passwordHash: null,
      createdAtMs: now,
      seenAtMs: now,
      deletedAtMs: null,
      bot: null,
    };
  }

  /** The key of the answer about a new account. The answer about its first token has the key itself. */
  private readonly keyOfAccount = (key: string | null): string | null =>
    key === null ? null : this.deps.derive('the account of', key).toString('hex');

  /** Like `enter`, with the account's present names. */
  private async enterNow(
    id: AccountId,
    mutation: string,
    { idempotencyKey }: Pick<SignUp, 'idempotencyKey'>,
  ): Promise<NewSession | AccountRefusal> {
    const account = await this.deps.store.account(id);
    invariant(account !== null, 'The account was stored.');
    return this.enter(account, mutation, idempotencyKey);
  }

  /** A new session; a repeat of the key must have the same `content`. */
  async enter(
    account: Account,
    mutation: string,
    idempotencyKey: string | null,
    content: readonly string[] = [],
  ): Promise<NewSession | AccountRefusal> {
    const { tokens, mostSessions: most } = this.deps;
    const made = await tokens.make({
      account,
      mutation,
      content,
      idempotencyKey,
      name: 'Session',
      kind: 'SESSION',
      scopes: SCOPES,
      expiresAtMs: tokens.after(SESSION_MS),
      parentId: null,
      room: { most, onFull: 'END_OLDEST' },
    });
    return typeof made === 'string' ? tokenRefusal(made, most) : { account, ...made };
  }
}

/** The refusal of a repeat whose account has another handle now, or was deleted. */
const refusedToFormer = ({ deletedAtMs }: Account, handle: string): AccountRefusal =>
  deletedAtMs === null ? refuse('IDEMPOTENCY_KEY_REUSED') : refuse('HANDLE_TAKEN', { handle });

/** Refuses a password that is easy to guess; null for any other password. */
export function refuseWeakPassword(password: string, handle: string): AccountRefusal | null {
  const why = passwordWeakness(password, handle);
  return why === null ? null : refuse('PASSWORD_TOO_EASY', { why });
}

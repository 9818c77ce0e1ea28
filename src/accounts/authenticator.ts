import { accountId, DAY_MS } from '../kernel';
import { SCOPES } from '../engine';
import type { Account, AccountStore } from '../engine';
import { tokenRefusal } from './access-tokens';
import type { Accounts, NewSession, RequestOrigin } from './accounts';
import { answerOnce } from './answer-once';
import type { AnsweringDeps } from './answer-once';
import { bytesFor, idOf } from './derive-bytes';
import { passwordWeakness } from './weak-passwords';
import type { Passwords } from './password';
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

/** The hash of the password recognises a repeat. */
type Claimed = { readonly passwordHash: string };

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
    const { store, derive, passwords } = this.deps;
    const id = idOf(bytesFor(derive, key, 'account', 'signUp', handle.toLowerCase()));
    let account = await store.accountByHandle(handle);
    if (account === null && key !== null) {
      account = await store.account(accountId(id));
      // The account may have the right handle: the same request, sent twice, may have stored it
      // between the two reads.
      if (account !== null && account.handle !== handle) return refusedToFormer(account, handle);
    }
    if (account === null) {
      const easy = refuseWeakPassword(password, handle);
      if (easy !== null) return easy;
      const passwordHash = await passwords.hash(password, from.address);
      account = await this.add({ ...this.blank(id, displayName), handle, passwordHash });
      if (account !== null) return this.enter(account, 'signUp', key);
      account = await store.accountByHandle(handle);
    }
    if (account?.id !== id) return refuse('HANDLE_TAKEN', { handle });
    const isRepeat =
      (await this.isPasswordOf(account, { handle, password, from })) &&
      account.handle === handle &&
      account.displayName === displayName;
    return isRepeat ? this.enter(account, 'signUp', key) : refuse('IDEMPOTENCY_KEY_REUSED');
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
    const id = idOf(bytesFor(this.deps.derive, key, 'account', 'startGuest'));
    const blank = this.blank(id, displayName);
    const account = key === null ? await this.add(blank) : await this.addOnce(blank);
    if (account?.displayName !== displayName) return refuse('IDEMPOTENCY_KEY_REUSED');
    return this.enter(account, 'startGuest', key);
  }

  async claimGuest(guest: Account, asked: ClaimGuest): Promise<Account | AccountRefusal> {
    const { handle, password, idempotencyKey: key, address } = asked;
    const { store, tokens, passwords } = this.deps;
    const current = async (): Promise<Account> => (await store.account(guest.id)) ?? guest;
    const done = await answerOnce<Claimed>(
      this.deps,
      {
        accountId: guest.id,
        key,
        content: ['claimGuest', handle],
        hasSamePassword: async (first) => {
          const from = { address, viewer: await current() };
          return this.isPasswordOf(first, { handle, password, from });
        },
      },
      async (answerOf) => {
        if ((await current()).handle !== null) return refuse('NOT_A_GUEST');
        const easy = refuseWeakPassword(password, handle);
        if (easy !== null) return easy;
        const isTaken = (await store.accountByHandle(handle)) !== null;
        // Hashing is expensive, so a request that cannot succeed stops here.
        if (isTaken) return refuse('HANDLE_TAKEN', { handle });
        const claimed = { passwordHash: await passwords.hash(password, address) };
        const { passwordHash } = claimed;
        const isDone = await store.claimGuest(guest.id, handle, passwordHash, answerOf(claimed));
        tokens.forgetAccount(guest.id);
        return isDone ? claimed : refuse('HANDLE_TAKEN', { handle });
      },
    );
    return isRefusal(done) ? done : current();
  }

  private blank(id: string, displayName: string): Account {
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

  private async add(account: Account): Promise<Account | null> {
    return (await this.deps.store.addAccount(account)) ? account : null;
  }

  /** Stores the account unless its id exists; returns the stored account. */
  private async addOnce(account: Account): Promise<Account | null> {
    const { store } = this.deps;
    const before = await store.account(account.id);
    if (before !== null) return before;
    try {
      return await this.add(account);
    } catch (error) {
      // The same request, sent twice, may have stored the account first.
      const meanwhile = await store.account(account.id);
      if (meanwhile === null) throw error;
      return meanwhile;
    }
  }

  private async enter(
    account: Account,
    mutation: string,
    idempotencyKey: string | null,
  ): Promise<NewSession | AccountRefusal> {
    const { tokens, mostSessions: most } = this.deps;
    const made = await tokens.make({
      account,
      mutation,
      content: [],
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

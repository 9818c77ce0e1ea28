import { DAY_MS, instant } from '../kernel';
import type { AccountId, Instant } from '../kernel';
import type {
  Account,
  AccountStore,
  Answer,
  AnswerToEnding,
  Clock,
  FeedOf,
  PasswordChange,
  PasswordReset,
  Scope,
  Token,
  TokenAdded,
  TokenEnding,
  TokenRoom,
} from '../engine';
import type { SignedIn } from './accounts';
import { bytesFor, idOf, newSalt } from './derive-bytes';
import type { DeriveBytes } from './derive-bytes';
import { TokenCache } from './caches';
import type { TokenUsage } from './token-usage';
import { isFeedToken, isToken, printFeedToken, printToken, tokenHash } from './token-text';

/** The properties of a new token. */
type Wanted = {
  readonly account: Account;
  /** The mutation. A repeat must have the same mutation and `content`. */
  readonly mutation: string;
  readonly content: readonly (string | number | null)[];
  readonly idempotencyKey: string | null;
  readonly name: string;
  readonly kind: Token['kind'];
  readonly scopes: readonly Scope[];
  readonly expiresAtMs: Instant | null;
  /** The token that makes the new one; null for a session. */
  readonly parentId: string | null;
  readonly room: TokenRoom;
  /** The feed; only for a FEED token. */
  readonly feed?: FeedOf;
};

/** A token with its text and the tokens that it ended, or the reason of the refusal. */
type MadeToken =
  | { readonly token: Token; readonly secret: string; readonly ended: readonly string[] }
  | Exclude<TokenAdded, 'ADDED'>
  | 'KEY_REUSED';

/** The precision of a guest's last request. */
const SEEN_AGAIN_MS = DAY_MS;

/** Makes, finds and revokes tokens. Only their hashes are stored. */
export class TokenRegistry {
  private readonly known = new TokenCache();

  constructor(
    private readonly store: AccountStore,
    private readonly clock: Clock,
    private readonly derive: DeriveBytes,
    private readonly uses: TokenUsage,
  ) {}

  async authenticate(text: string): Promise<SignedIn | null> {
    return isToken(text) ? this.shown(text) : null;
  }

  /** The account of a feed's token; null for any other text. */
  async authenticateFeed(text: string): Promise<SignedIn | null> {
    return isFeedToken(text) ? this.shown(text) : null;
  }

  private async shown(text: string): Promise<SignedIn | null> {
    const now = this.clock.now();
    const hash = tokenHash(text);
    const viewer = this.known.get(hash, now) ?? (await this.look(hash));
    if (viewer === null || !isInForce(viewer.token, now)) return null;
    this.uses.note(viewer.token, now);
    return viewer;
  }

  private async look(hash: string): Promise<SignedIn | null> {
    const token = await this.store.tokenByHash(hash);
    if (token === null) return null;
    const account = await this.store.account(token.accountId);
    if (account === null) return null;
    await this.see(account);
    const viewer = { account, token };
    this.known.add(viewer, this.clock.now());
    return viewer;
  }

  /** Stores a guest's last request, since inactive guests are removed. */
  private async see({ id, handle, seenAtMs }: Account): Promise<void> {
    const now = this.clock.now();
    if (handle !== null || (seenAtMs !== null && now - seenAtMs < SEEN_AGAIN_MS)) return;
    await this.store.see(id, now);
  }

  /**
   * Makes a token. A repeat gets the first token, unless the key was used for another request. The
   * id depends on the key alone. The secret also depends on the content, and on a salt that is
   * removed with the token, so that an old key cannot bring back a revoked token.
   */
  async make(wanted: Wanted): Promise<MadeToken> {
    const { account, mutation, idempotencyKey: key } = wanted;
    const id = idOf(bytesFor(this.derive, key, 'token', mutation, account.id, 'id'));
    const earlier = (): Promise<MadeToken | null> => this.earlier(wanted, id);
    const before = await earlier();
    if (before !== null) return before;
    const salt = key === null ? null : newSalt();
    const secret = this.textOf(wanted, salt);
    const token: Token = {
      id,
      accountId: account.id,
      hash: tokenHash(secret),
      name: wanted.name,
      kind: wanted.kind,
      scopes: wanted.scopes,
      createdAtMs: this.clock.now(),
      expiresAtMs: wanted.expiresAtMs,
      revokedAtMs: null,
      parentId: wanted.parentId,
      salt,
      lastUsedAtMs: null,
      feed: wanted.feed ?? null,
    };
    const answer = this.answerOf(wanted);
    try {
      const { became, ended } = await this.store.addToken(token, wanted.room, answer);
      this.forgetAll(ended);
      return became === 'ADDED' ? { token, secret, ended } : became;
    } catch (error) {
      // The same request, sent twice, may have made the token first.
      const meanwhile = await earlier();
      if (meanwhile === null) throw error;
      return meanwhile;
    }
  }

  /** The answer to a repeat; null for a new request. */
  private async earlier(wanted: Wanted, id: string): Promise<MadeToken | null> {
    const { account, idempotencyKey: key } = wanted;
    if (key === null) return null;
    // Read before the token, which the same transaction stored.
    const answer = await this.store.answerTo(account.id, key);
    const token = await this.find(account.id, id);
    if (token !== null) return this.again(wanted, token);
    return answer === null ? null : 'KEY_REUSED';
  }

  /** Reserves the key of a new token. The token itself is found by its id. */
  private answerOf({ account, mutation, idempotencyKey: key }: Wanted): Answer | null {
    if (key === null) return null;
    const digest = this.derive('answer', account.id, mutation).toString('hex');
    return { accountId: account.id, key, digest, outcome: {}, atMs: this.clock.now() };
  }

  private again(wanted: Wanted, token: Token): MadeToken {
    const secret = this.textOf(wanted, token.salt);
    return token.hash === tokenHash(secret) ? { token, secret, ended: [] } : 'KEY_REUSED';
  }

  private textOf(
    { account, mutation, content, idempotencyKey, kind }: Wanted,
    salt: string | null,
  ): string {
    const salted = salt === null ? [content] : [content, salt];
    const parts = ['token', mutation, account.id, 'text', ...salted];
    const bytes = bytesFor(this.derive, idempotencyKey, ...parts);
    return kind === 'FEED' ? printFeedToken(bytes) : printToken(bytes);
  }

  /** The account's token with that id, valid or not; null for none. */
  find(accountId: AccountId, tokenId: string): Promise<Token | null> {
    return this.store.token(tokenId, accountId);
  }

  async stands(accountId: AccountId, tokenId: string): Promise<boolean> {
    const token = await this.find(accountId, tokenId);
    return token !== null && this.isInForce(token);
  }

  /** The account's valid tokens, newest first. */
  async inForce(accountId: AccountId): Promise<readonly Token[]> {
    const tokens = await this.store.tokensOf(accountId, this.clock.now());
    return tokens.map((token) => this.uses.seen(token)).toReversed();
  }

  isInForce(token: Token): boolean {
    return isInForce(token, this.clock.now());
  }

  /** Revokes a token and the tokens made with it. Returns their ids. */
  async revoke(token: Token, answerOf: AnswerToEnding): Promise<readonly string[]> {
    return this.end(token, false, answerOf);
  }

  /** Revokes the viewer's own token, and keeps the tokens made with a session. */
  async signOut(token: Token): Promise<readonly string[]> {
    return this.end(token, token.kind === 'SESSION');
  }

  private async end(
    { id, accountId }: Token,
    alone: boolean,
    answerOf?: AnswerToEnding,
  ): Promise<readonly string[]> {
    const at = this.clock.now();
    const ended = await this.store.revokeToken(id, accountId, at, alone, answerOf);
    this.forgetAll([id, ...ended]);
    return ended;
  }

  /** Revokes several tokens; returns their ids. */
  async revokeMany(
    accountId: AccountId,
    ending: TokenEnding,
    answerOf: AnswerToEnding,
  ): Promise<readonly string[]> {
    const ended = await this.store.revokeTokens(accountId, this.clock.now(), ending, answerOf);
    this.forgetAll(ended);
    return ended;
  }

  /** Changes the password and revokes tokens. Null if `from` is no longer the password's hash. */
  async changePassword(
    accountId: AccountId,
    change: Omit<PasswordChange, 'at'>,
    answerOf: AnswerToEnding,
  ): Promise<readonly string[] | null> {
    const at = this.clock.now();
    const ended = await this.store.changePassword(accountId, { ...change, at }, answerOf);
    this.forgetAccount(accountId);
    return ended;
  }

  async resetPassword(reset: Omit<PasswordReset, 'at'>): Promise<readonly string[] | null> {
    const ended = await this.store.resetPassword({ ...reset, at: this.clock.now() });
    this.forgetAccount(reset.accountId);
    return ended;
  }

  private forgetAll(ids: readonly string[]): void {
    for (const id of ids) this.known.forget(id);
  }

  forget(tokenId: string): void {
    this.known.forget(tokenId);
  }

  /** Forgets the cached tokens of an account that has changed or was deleted. */
  forgetAccount(id: AccountId): void {
    this.known.forgetAccount(id);
  }

  after(ms: number): Instant {
    return instant(this.clock.now() + ms);
  }
}

function isInForce({ revokedAtMs, expiresAtMs }: Token, now: Instant): boolean {
  return revokedAtMs === null && (expiresAtMs === null || now < expiresAtMs);
}

import { instant } from '../kernel';
import type { AccountId, Instant } from '../kernel';
import type { Account, AccountStore, Clock, Scope, Token } from '../engine';
import type { Made, SignedIn } from './accounts';
import { bytesFor, idOf } from './derive';
import type { Derive } from './derive';
import { KnownTokens } from './known-tokens';
import { isToken, printToken, tokenHash } from './token-text';

/** What a token is made from. */
type Wanted = {
  readonly account: Account;
  /** Which mutation asks, and what must be the same in a repeat. */
  readonly mutation: string;
  readonly content: readonly (string | number | null)[];
  readonly idempotencyKey: string | null;
  readonly name: string;
  readonly kind: Token['kind'];
  readonly scopes: readonly Scope[];
  readonly expiresAtMs: Instant | null;
};

/** Makes, finds and revokes tokens. Only their hashes are kept. */
export class TokenBook {
  private readonly known = new KnownTokens();

  constructor(
    private readonly store: AccountStore,
    private readonly clock: Clock,
    private readonly derive: Derive,
  ) {}

  async authenticate(text: string): Promise<SignedIn | null> {
    if (!isToken(text)) return null;
    const now = this.clock.now();
    const hash = tokenHash(text);
    const viewer = this.known.get(hash, now) ?? (await this.look(hash));
    if (viewer === null || !isInForce(viewer.token, now)) return null;
    return viewer;
  }

  private async look(hash: string): Promise<SignedIn | null> {
    const token = await this.store.tokenByHash(hash);
    if (token === null) return null;
    const account = await this.store.account(token.accountId);
    if (account === null) return null;
    const viewer = { account, token };
    this.known.add(viewer, this.clock.now());
    return viewer;
  }

  /**
   * A new token; for a repeat the one of the first time; null when the key was used for another
   * content. The id rests on the key alone, the secret on the content too.
   */
  async make(wanted: Wanted): Promise<Made | null> {
    const { account, mutation, content, idempotencyKey, name, kind, scopes, expiresAtMs } = wanted;
    const place = ['token', mutation, account.id];
    const id = idOf(bytesFor(this.derive, idempotencyKey, ...place, 'id'));
    const secret = printToken(bytesFor(this.derive, idempotencyKey, ...place, 'text', content));
    const token: Token = {
      id,
      accountId: account.id,
      hash: tokenHash(secret),
      name,
      kind,
      scopes,
      createdAtMs: this.clock.now(),
      expiresAtMs,
      revokedAtMs: null,
    };
    const stored = idempotencyKey === null ? await this.add(token) : await this.addOnce(token);
    return stored.hash === token.hash ? { token: stored, secret } : null;
  }

  private async add(token: Token): Promise<Token> {
    await this.store.addToken(token);
    return token;
  }

  /** The token of that id that is stored already, or else this one. */
  private async addOnce(token: Token): Promise<Token> {
    const before = await this.byId(token);
    if (before !== null) return before;
    try {
      return await this.add(token);
    } catch (error) {
      // The same request may have come twice at once, and the other one was faster.
      const meanwhile = await this.byId(token);
      if (meanwhile === null) throw error;
      return meanwhile;
    }
  }

  private async byId({ id, accountId }: Pick<Token, 'id' | 'accountId'>): Promise<Token | null> {
    return (await this.store.tokensOf(accountId)).find((token) => token.id === id) ?? null;
  }

  /** The account's token of that id, in force or not. */
  find(accountId: AccountId, tokenId: string): Promise<Token | null> {
    return this.byId({ id: tokenId, accountId });
  }

  async inForce(accountId: AccountId): Promise<readonly Token[]> {
    const now = this.clock.now();
    return (await this.store.tokensOf(accountId))
      .filter((token) => isInForce(token, now))
      .sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? -1 : 1));
  }

  isInForce(token: Token): boolean {
    return isInForce(token, this.clock.now());
  }

  /** False when it was revoked before. */
  async revoke(token: Token): Promise<boolean> {
    const revoked = await this.store.revokeToken(token.id, token.accountId, this.clock.now());
    this.known.forget(token.id);
    return revoked;
  }

  forget(tokenId: string): void {
    this.known.forget(tokenId);
  }

  accountChanged(): void {
    this.known.clear();
  }

  after(ms: number): Instant {
    return instant(this.clock.now() + ms);
  }
}

function isInForce({ revokedAtMs, expiresAtMs }: Token, now: Instant): boolean {
  return revokedAtMs === null && (expiresAtMs === null || now < expiresAtMs);
}

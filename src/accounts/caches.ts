import { LRUCache } from 'lru-cache';
import type { AccountId, Instant } from '../kernel';
import type { Account, AccountStore, Clock } from '../engine';
import type { SignedIn } from './accounts';

/** The time for which a cached account is valid, in case the message about a change is lost. */
const ACCOUNT_TTL_MS = { guest: 5_000, other: 60_000 } as const;
const MAX_ENTRIES = 10_000;

type CachedAccount = { readonly account: Account; readonly seenAtMs: Instant };

/** Accounts by id, so that reading a season needs no query for accounts. */
export class AccountCache {
  private readonly byId = new LRUCache<AccountId, CachedAccount>({ max: MAX_ENTRIES });
  private changes = 0;

  constructor(
    private readonly store: Pick<AccountStore, 'accounts'>,
    private readonly clock: Clock,
  ) {}

  async find(ids: readonly AccountId[]): Promise<readonly Account[]> {
    const now = this.clock.now();
    const cached = ids.flatMap((id) => this.get(id, now) ?? []);
    if (cached.length === ids.length) return cached;
    const { changes } = this;
    const found = await this.store.accounts(ids.filter((id) => this.get(id, now) === null));
    // One of the accounts may have changed during the read, so none is cached.
    if (changes !== this.changes) return [...cached, ...found];
    for (const account of found) this.byId.set(account.id, { account, seenAtMs: now });
    return [...cached, ...found];
  }

  private get(id: AccountId, now: Instant): Account | null {
    const cached = this.byId.get(id);
    if (cached === undefined) return null;
    const age = now - cached.seenAtMs;
    const most = cached.account.handle === null ? ACCOUNT_TTL_MS.guest : ACCOUNT_TTL_MS.other;
    return age >= 0 && age < most ? cached.account : null;
  }

  forget(id: AccountId): void {
    this.changes += 1;
    this.byId.delete(id);
  }
}

/** The time for which a cached token is valid, in case the message about its end is lost. */
const TOKEN_TTL_MS = 5_000;

type CachedToken = SignedIn & { readonly seenAtMs: Instant };

/** Cached tokens: with them, most requests need two fewer queries. */
export class TokenCache {
  /** Cached tokens by their hash. */
  private readonly entries = new LRUCache<string, CachedToken>({
    max: MAX_ENTRIES,
    dispose: ({ token }) => this.hashes.delete(token.id),
  });
  /** The hashes of the cached tokens, by token id. */
  private readonly hashes = new Map<string, string>();

  get(hash: string, now: Instant): SignedIn | null {
    const cached = this.entries.get(hash);
    if (cached === undefined) return null;
    const age = now - cached.seenAtMs;
    if (age >= 0 && age < TOKEN_TTL_MS) return cached;
    this.forget(cached.token.id);
    return null;
  }

  add(viewer: SignedIn, now: Instant): void {
    const { hash, id } = viewer.token;
    this.entries.set(hash, { ...viewer, seenAtMs: now });
    this.hashes.set(id, hash);
  }

  forget(tokenId: string): void {
    const hash = this.hashes.get(tokenId);
    if (hash !== undefined) this.entries.delete(hash);
  }

  /** Forgets an account's cached tokens, which may be out of date after a change. */
  forgetAccount(id: AccountId): void {
    for (const { account, token } of [...this.entries.values()]) {
      if (account.id === id) this.forget(token.id);
    }
  }
}

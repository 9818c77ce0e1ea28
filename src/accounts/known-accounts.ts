import { LRUCache } from 'lru-cache';
import type { AccountId, Instant } from '../kernel';
import type { Account, AccountStore, Clock } from '../engine';

/** How long a cached account is valid, in case the news of a change is lost. */
const BELIEVED_MS = { guest: 5_000, other: 60_000 } as const;
const MOST = 10_000;

type Known = { readonly account: Account; readonly seenAtMs: Instant };

/** Cached accounts by id: a look at a season needs no query of accounts. */
export class KnownAccounts {
  private readonly byId = new LRUCache<AccountId, Known>({ max: MOST });
  private changes = 0;

  constructor(
    private readonly store: Pick<AccountStore, 'accounts'>,
    private readonly clock: Clock,
  ) {}

  async find(ids: readonly AccountId[]): Promise<readonly Account[]> {
    const now = this.clock.now();
    const known = ids.flatMap((id) => this.get(id, now) ?? []);
    if (known.length === ids.length) return known;
    const { changes } = this;
    const found = await this.store.accounts(ids.filter((id) => this.get(id, now) === null));
    // Accounts read while one of them changed may be old.
    if (changes !== this.changes) return [...known, ...found];
    for (const account of found) this.byId.set(account.id, { account, seenAtMs: now });
    return [...known, ...found];
  }

  private get(id: AccountId, now: Instant): Account | null {
    const known = this.byId.get(id);
    if (known === undefined) return null;
    const age = now - known.seenAtMs;
    const most = known.account.handle === null ? BELIEVED_MS.guest : BELIEVED_MS.other;
    return age >= 0 && age < most ? known.account : null;
  }

  forget(id: AccountId): void {
    this.changes += 1;
    this.byId.delete(id);
  }
}

import { LRUCache } from 'lru-cache';
import type { AccountId, Instant } from '../kernel';
import type { Account, AccountStore, Clock } from '../engine';

/** How long a guest is believed to be one still: another node may have had it claimed. */
const BELIEVED_MS = 5_000;
const MOST = 10_000;

type Known = { readonly account: Account; readonly seenAtMs: Instant };

/**
 * Accounts by id, remembered: whoever looks at a season asks the store for nobody. Only a guest
 * can change, and only once.
 */
export class KnownAccounts {
  private readonly byId = new LRUCache<AccountId, Known>({ max: MOST });

  constructor(
    private readonly store: Pick<AccountStore, 'accounts'>,
    private readonly clock: Clock,
  ) {}

  async find(ids: readonly AccountId[]): Promise<readonly Account[]> {
    const now = this.clock.now();
    const known = ids.flatMap((id) => this.get(id, now) ?? []);
    if (known.length === ids.length) return known;
    const found = await this.store.accounts(ids.filter((id) => this.get(id, now) === null));
    for (const account of found) this.byId.set(account.id, { account, seenAtMs: now });
    return [...known, ...found];
  }

  private get(id: AccountId, now: Instant): Account | null {
    const known = this.byId.get(id);
    if (known === undefined) return null;
    const age = now - known.seenAtMs;
    const isBelieved = known.account.handle !== null || (age >= 0 && age < BELIEVED_MS);
    return isBelieved ? known.account : null;
  }

  forget(id: AccountId): void {
    this.byId.delete(id);
  }
}

import { seasonId } from '../kernel';
import type { AccountId, Instant, SeasonId } from '../kernel';
import type { AccountStore, Clock } from '../engine';

/** Takes the account's name out of a season, and it out of the season itself. */
export type EraseFrom = (season: SeasonId, account: AccountId) => Promise<void>;

type Parts = {
  readonly store: Pick<AccountStore, 'leftToErase' | 'seasonsPlayed' | 'erased'>;
  readonly clock: Clock;
  readonly eraseFrom: EraseFrom;
};

/** Seasons that are gone through at once: their commits go to disk together. */
const AT_ONCE = 20;
const ACCOUNTS_A_ROUND = 20;
/** A request that was under way at the deletion has ended by then, and with it any late joining. */
const LATE_MS = 60_000;

/** Removes the names of deleted accounts from seasons. What an interruption leaves is done later. */
export class Erasing {
  constructor(private readonly parts: Parts) {}

  async round(): Promise<void> {
    const { store, clock } = this.parts;
    for (const { id, deletedAtMs } of await store.leftToErase(ACCOUNTS_A_ROUND)) {
      const isLate = isPast(clock.now(), deletedAtMs);
      await this.erase(id);
      if (isLate) await store.erased(id);
    }
  }

  async erase(account: AccountId): Promise<void> {
    const { store, eraseFrom } = this.parts;
    let after: SeasonId | null = seasonId('');
    while (after !== null) {
      const page: readonly SeasonId[] = await store.seasonsPlayed(account, after, AT_ONCE);
      await Promise.all(page.map((season) => eraseFrom(season, account)));
      after = page.length < AT_ONCE ? null : (page.at(-1) ?? null);
    }
  }
}

const isPast = (now: Instant, deletedAtMs: Instant | null): boolean =>
  deletedAtMs === null || now - deletedAtMs >= LATE_MS;

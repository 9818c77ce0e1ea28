import { seasonId } from '../kernel';
import type { AccountId, Instant, SeasonId } from '../kernel';
import type { AccountStore, Clock, Engine } from '../engine';

/** Removes the account's name from a season, and the account from the season's players. */
export type EraseNameFrom = (season: SeasonId, account: AccountId) => Promise<void>;

/** Lets the engine remove the name, by a command of the account's. */
export const eraseNameWith =
  (engine: Pick<Engine, 'submit'>): EraseNameFrom =>
  async (season, accountId) => {
    await engine.submit(season, { type: 'EraseName' }, { accountId, idempotencyKey: null });
  };

type Parts = {
  readonly store: Pick<AccountStore, 'leftToErase' | 'seasonsPlayed' | 'erased' | 'eraseLater'>;
  readonly clock: Clock;
  readonly eraseFrom: EraseNameFrom;
};

/** Seasons handled at once: their commits go to disk together. */
const AT_ONCE = 20;
const ACCOUNTS_A_ROUND = 20;
/** By then each request that ran at the deletion has ended, and with it any late joining. */
const LATE_MS = 60_000;

/** Removes the names of deleted accounts from seasons. Interrupted work is done later. */
export class NameEraser {
  constructor(private readonly parts: Parts) {}

  /** Some of the remaining ones; the last tried goes to the end. Rejects if any name is left. */
  async round(): Promise<void> {
    const { store, clock } = this.parts;
    const troubles: unknown[] = [];
    for (const { id, deletedAtMs } of await store.leftToErase(ACCOUNTS_A_ROUND)) {
      const isLate = isPast(clock.now(), deletedAtMs);
      try {
        await this.erase(id);
        if (isLate) await store.erased(id);
      } catch (error) {
        troubles.push(error);
        await store.eraseLater(id, clock.now());
      }
    }
    rejectWith(troubles);
  }

  /** From every season in which that is possible. Rejects if it is left in one. */
  async erase(account: AccountId): Promise<void> {
    const { store, eraseFrom } = this.parts;
    const troubles: unknown[] = [];
    let after: SeasonId | null = seasonId('');
    while (after !== null) {
      const page: readonly SeasonId[] = await store.seasonsPlayed(account, after, AT_ONCE);
      const done = await Promise.allSettled(page.map((season) => eraseFrom(season, account)));
      for (const one of done) if (one.status === 'rejected') troubles.push(one.reason);
      after = page.length < AT_ONCE ? null : (page.at(-1) ?? null);
    }
    rejectWith(troubles);
  }
}

function rejectWith(troubles: readonly unknown[]): void {
  if (troubles.length > 0) throw new AggregateError(troubles, 'a name is left in a season');
}

const isPast = (now: Instant, deletedAtMs: Instant | null): boolean =>
  deletedAtMs === null || now - deletedAtMs >= LATE_MS;

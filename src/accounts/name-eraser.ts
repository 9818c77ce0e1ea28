import { seasonId } from '../kernel';
import type { AccountId, Instant, SeasonId } from '../kernel';
import type { AccountStore, Clock, Engine } from '../engine';

/** Removes the account's name from a season, and the account from the season's players. */
export type EraseNameFrom = (season: SeasonId, account: AccountId) => Promise<void>;

/** Removes the name through the engine, by a command of the account. */
export const eraseNameWith =
  (engine: Pick<Engine, 'submit'>): EraseNameFrom =>
  async (season, accountId) => {
    await engine.submit(season, { type: 'EraseName' }, { accountId, idempotencyKey: null });
  };

type NameEraserDeps = {
  readonly store: Pick<AccountStore, 'leftToErase' | 'seasonsPlayed' | 'erased' | 'eraseLater'>;
  readonly clock: Clock;
  readonly eraseFrom: EraseNameFrom;
};

/** The number of seasons handled at once. Their commits go to disk together. */
const AT_ONCE = 20;
const ACCOUNTS_A_ROUND = 20;
/**
 * The time after which every request from before the deletion has ended, so the account can no
 * longer join a season.
 */
const LATE_MS = 60_000;

/** Removes the names of deleted accounts from seasons. Interrupted work is continued later. */
export class NameEraser {
  constructor(private readonly deps: NameEraserDeps) {}

  /**
   * Erases the names of some remaining accounts. An account that fails moves to the end. Rejects if
   * any name is left.
   */
  async round(): Promise<void> {
    const { store, clock } = this.deps;
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

  /**
   * Erases the account's name in every season where this is possible. Rejects if the name is left
   * in a season.
   */
  async erase(account: AccountId): Promise<void> {
    const { store, eraseFrom } = this.deps;
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

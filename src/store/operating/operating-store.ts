import { In, IsNull, Not, Raw } from 'typeorm';
import type { Account, SeasonRecord } from '../../engine';
import type { SeasonId } from '../../kernel';
import type { Database } from '../database';
import { accountOf, keyOf } from '../accounts/account-rows';
import { accounts } from '../entities/accounts';
import { seasons } from '../entities/seasons';
import { likePattern } from '../like-pattern';
import { recordOf } from '../seasons/records';
import { deleteSeason } from './delete-season';

/** A season as listed for operators. */
export type ListedSeason = {
  readonly record: SeasonRecord;
  /** The host's handle; null if the host has none. */
  readonly hostHandle: string | null;
};

/** The store's queries for operators. They may read whole tables. */
export interface OperatingStore {
  /** The newest seasons, or the seasons with the longest journals. */
  seasons(asked: {
    readonly largest: boolean;
    readonly limit: number;
  }): Promise<readonly ListedSeason[]>;
  /** The ids of all seasons. */
  seasonIds(): Promise<readonly SeasonId[]>;
  /** The problems that SQLite finds in its file. PostgreSQL has no such check: none. */
  integrity(): Promise<readonly string[]>;
  /** Removes a season with all its rows. Resolves with the number of rows. */
  deleteSeason(id: SeasonId): Promise<number>;
  /**
   * The newest guests, or the newest accounts whose handle contains the text; '' matches every
   * handle.
   */
  accounts(asked: {
    readonly handle: string;
    readonly guests: boolean;
    readonly limit: number;
  }): Promise<readonly Account[]>;
}

const GUESTS = { handleKey: IsNull(), deletedAtMs: IsNull() };

/** Bots and deleted accounts have keys, but no handles. */
const withHandle = (text: string) => ({
  handle: Not(IsNull()),
  handleKey: Raw((column) => `${column} LIKE :text ESCAPE '!'`, { text: likePattern(keyOf(text)) }),
});

export function operatingStore(database: Database): OperatingStore {
  return {
    seasons: ({ largest, limit }) =>
      database.read(async (manager) => {
        const stored = await manager.find(seasons, {
          order: largest ? { seq: 'DESC', id: 'DESC' } : { createdAtMs: 'DESC', id: 'DESC' },
          take: limit,
        });
        const hosts = await manager.findBy(accounts, {
          id: In(stored.map(({ hostAccountId }) => hostAccountId)),
        });
        const handles = new Map(hosts.map(({ id, handle }) => [id, handle]));
        return stored.map((row) => ({
          record: recordOf(row),
          hostHandle: handles.get(row.hostAccountId) ?? null,
        }));
      }),
    seasonIds: async () => {
      const found = await database.read((manager) =>
        manager.find(seasons, { select: { id: true }, order: { id: 'ASC' } }),
      );
      return found.map(({ id }) => id);
    },
    integrity: () =>
      database.read(async (manager) => {
        if (manager.dataSource.options.type === 'postgres') return [];
        const found =
          await manager.query<{ readonly integrity_check: string }[]>('PRAGMA integrity_check');
        return found.map((row) => row.integrity_check).filter((what) => what !== 'ok');
      }),
    deleteSeason: (id) => deleteSeason(database, id),
    accounts: ({ handle, guests, limit }) =>
      database.read(async (manager) => {
        const found = await manager.find(accounts, {
          where: guests ? GUESTS : withHandle(handle),
          order: { createdAtMs: 'DESC', id: 'DESC' },
          take: limit,
        });
        return found.map(accountOf);
      }),
  };
}

import { required, seasonId } from '../../../src/kernel';
import type { Database } from '../../../src/store/database';
import { seasonStore } from '../../../src/store/seasons/season-store';
import { openSqlite } from '../../../src/store/sqlite/open';
import { freshSqliteDir } from '../../support/backends';
import { commitOf, holdingOf } from '../../support/store-fixtures';

/** A text larger than the free space of any page, so that SQLite needs a new page. */
const LARGE = 'x'.repeat(8_192);

describe('a disk that is full, under SQLite [1; F1]', () => {
  const { dir, drop } = freshSqliteDir();
  afterAll(drop);

  /** Sets SQLite's own size limit. It fails with the same code as a full disk. */
  async function limit(database: Database, pages: number | null): Promise<void> {
    await database.write(async (manager) => {
      const [found] = await manager.query<{ page_count: number }[]>('PRAGMA page_count');
      const now = required(found, 'the number of pages').page_count;
      await manager.query(`PRAGMA max_page_count = ${pages === null ? 1_000_000 : now + pages}`);
    });
  }

  /**
   * Inserts a row that does not fit. SQLite then rolls back the whole transaction, not only the
   * statement.
   */
  const endTransaction = (database: Database): Promise<unknown> =>
    database.write((manager) =>
      manager.query('INSERT INTO secrets VALUES (?, ?, ?)', ['full', 'k', LARGE.repeat(64)]),
    );

  it('refuses while it is, and keeps all that was acknowledged meanwhile and after it', async () => {
    const database = await openSqlite(dir);
    const seasons = seasonStore(database, { fingerprint: null });
    const acknowledged: string[] = [];
    const write = async (id: string, sealed = 'small'): Promise<void> => {
      const secrets = [{ key: 'k', sealed }];
      await seasons.commit({
        seasons: [commitOf(id, 0, { secrets, changes: [holdingOf('a', 1)] })],
      });
      acknowledged.push(id);
    };
    await write('before');
    await limit(database, 0);
    for (const id of ['first', 'second', 'third']) {
      const refused = write(id, LARGE.repeat(8));
      await expect(refused).rejects.toMatchObject({ code: 'SQLITE_FULL' });
      await expect(endTransaction(database)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
      // A write that needs no new page may succeed. In that case it must be kept.
      await write(`${id}-small`).catch(() => null);
      // A commit with a wrong version, which is rolled back as usual.
      await expect(seasons.commit({ seasons: [commitOf('before', 5)] })).rejects.toThrow(
        'another writer',
      );
    }
    await limit(database, null);
    for (let at = 0; at < 10; at += 1) await write(`after-${at}`, LARGE);
    await database.close();

    const reopened = await openSqlite(dir);
    const found = seasonStore(reopened, { fingerprint: null });
    for (const id of acknowledged) {
      expect(await found.load(seasonId(id))).toMatchObject({ record: { seq: 1 } });
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(11);
    for (const id of ['first', 'second', 'third']) {
      expect(await found.load(seasonId(id))).toBeNull();
    }
    expect(await found.secrets(seasonId('full'))).toEqual([]);
    await reopened.close();
  });
});

import { idempotency } from '../../../src/store/entities/seasons';
import { Health } from '../../../src/store/health';
import { openSqlite } from '../../../src/store/sqlite/open';
import { seasonStore } from '../../../src/store/seasons/season-store';
import type { Database } from '../../../src/store/database';
import { openPostgres } from '../../../src/store/postgres/open';
import { freshSqliteDir, storeBackends } from '../../support/backends';
import { commitOf, MADE_AT } from '../../support/store-fixtures';
import { SqliteFaults } from './failing-sqlite';
import type { SqliteFault } from './failing-sqlite';

describe('what is wrong with writing [F9]', () => {
  const { dir, drop } = freshSqliteDir();
  afterAll(drop);

  async function opened() {
    const faults = new SqliteFaults();
    const health = new Health();
    const database = health.watch(await openSqlite(dir, faults.driver));
    const seasons = seasonStore(database, { fingerprint: null });
    const fail = (fault: SqliteFault | null): void => {
      faults.fault = (sql) => (sql.startsWith('INSERT') ? fault : null);
    };
    return { fail, database, seasons, faults, trouble: () => health.trouble(database) };
  }

  it('is known as soon as the disk fails, and is over by itself when it takes a write', async () => {
    const { fail, database, seasons, trouble } = await opened();
    await seasons.commit({ seasons: [commitOf('s', 0)] });
    await expect(trouble()).resolves.toBeNull();
    fail('ended');
    await expect(seasons.commit({ seasons: [commitOf('s', 1)] })).rejects.toThrow('disk I/O error');
    await expect(trouble()).resolves.toBe('DISK_FULL');
    await expect(trouble()).resolves.toBe('DISK_FULL');
    fail(null);
    await expect(trouble()).resolves.toBeNull();
    await seasons.commit({ seasons: [commitOf('s', 1)] });
    await expect(trouble()).resolves.toBeNull();
    const left = await database.read((manager) => manager.find(idempotency));
    expect(left).toEqual([]);
    await database.close();
  });

  it('is not ended by a write that has nothing to write [N1]', async () => {
    const { fail, database, seasons, trouble } = await opened();
    const writeNothing = (): Promise<unknown> => seasons.claimDue(MADE_AT, 1_000, 10);
    fail('ended');
    for (let round = 0; round < 2; round += 1) {
      await expect(seasons.commit({ seasons: [commitOf('s', 2)] })).rejects.toThrow(
        'disk I/O error',
      );
      await writeNothing();
      await expect(trouble()).resolves.toBe('DISK_FULL');
      await writeNothing();
      await expect(trouble()).resolves.toBe('DISK_FULL');
    }
    fail(null);
    await expect(trouble()).resolves.toBeNull();
    await database.close();
  });

  it('is not that another writer was faster, or that a key is taken', async () => {
    const { database, seasons, trouble, faults } = await opened();
    for (let at = 0; at < 5; at += 1) {
      await expect(seasons.commit({ seasons: [commitOf('s', 0)] })).rejects.toThrow(
        'another writer',
      );
    }
    faults.heard.length = 0;
    await expect(trouble()).resolves.toBeNull();
    expect(faults.heard).toEqual([]);
    await database.close();
  });
});

describe.each(storeBackends())('three failures in a row, on $name [N1]', ({ name, fresh }) => {
  /** A write that fails for another reason than the disk. */
  const fails = (database: Database): Promise<void> =>
    expect(
      database.write((manager) => manager.query('INSERT INTO nowhere VALUES (1)')),
    ).rejects.toThrow('nowhere');

  async function opened() {
    const { databaseUrl, dataDir, drop } = await fresh();
    const raw = databaseUrl === null ? await openSqlite(dataDir) : await openPostgres(databaseUrl);
    const health = new Health();
    const database = health.watch(raw);
    /** The same database with a probe that fails. */
    const broken = { ...database, write: () => Promise.reject(new Error(`no probe on ${name}`)) };
    const close = async (): Promise<void> => {
      await database.close();
      await drop();
    };
    return { database, trouble: () => health.trouble(broken), close };
  }

  it('are a trouble though writes between them had nothing to write', async () => {
    const { database, trouble, close } = await opened();
    const seasons = seasonStore(database, { fingerprint: null });
    for (const before of [null, null, null]) {
      await expect(trouble()).resolves.toBe(before);
      await fails(database);
      await expect(seasons.claimDue(MADE_AT, 1_000, 10)).resolves.toEqual([]);
    }
    await expect(trouble()).resolves.toBe('COMMITS_FAIL');
    await close();
  });

  it('are none where a commit between them has written', async () => {
    const { database, trouble, close } = await opened();
    const seasons = seasonStore(database, { fingerprint: null });
    for (const seq of [0, 1, 2, 3]) {
      await fails(database);
      await seasons.commit({ seasons: [commitOf('s', seq)] });
    }
    await expect(trouble()).resolves.toBeNull();
    for (let failed = 0; failed < 3; failed += 1) await fails(database);
    await expect(trouble()).resolves.toBe('COMMITS_FAIL');
    await seasons.commit({ seasons: [commitOf('s', 4)] });
    await expect(trouble()).resolves.toBeNull();
    await close();
  });
});

import { idempotency } from '../../../src/store/entities/idempotency';
import { Health } from '../../../src/store/health';
import { openSqlite } from '../../../src/store/sqlite/open';
import { seasonStore } from '../../../src/store/seasons/season-store';
import { freshSqliteDir } from '../../backends';
import { commitOf } from '../fixtures';
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

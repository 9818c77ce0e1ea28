import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { seasonId } from '../../src/kernel';
import { openStore } from '../../src/store';
import { freshSqliteDir } from '../support/backends';
import { commitOf, holdingOf } from '../support/store-fixtures';

describe('commits on a disk that fails', () => {
  it('write nothing when SQLite itself ends the transaction in the middle', async () => {
    const { dir, drop } = freshSqliteDir();
    const store = await openStore({ url: null, dataDir: dir });
    await store.seasons.commit({ seasons: [commitOf('s', 0)] });
    const file = new BetterSqlite3(join(dir, 'ridotto.sqlite'));
    // A disk error ends the transaction; ROLLBACK has the same effect here.
    file.exec(
      `CREATE TRIGGER failing BEFORE INSERT ON journal
       BEGIN SELECT RAISE(ROLLBACK, 'disk I/O error'); END`,
    );
    const changes = [holdingOf('a', 1)];
    const secrets = [{ key: 'k', sealed: 'text' }];
    const commit = store.seasons.commit({ seasons: [commitOf('s', 1, { changes, secrets })] });
    await expect(commit).rejects.toMatchObject({ name: 'DatabaseFailure' });
    file.close();
    const loaded = await store.seasons.load(seasonId('s'));
    expect(loaded).toMatchObject({ record: { seq: 1 }, rows: [], secrets: [] });
    await store.close();
    drop();
  });
});

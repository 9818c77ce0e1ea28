import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { seasonId } from '../../src/kernel';
import { openStore } from '../../src/store';
import { freshSqliteDir } from '../support/backends';
import { commitOf, eventOf, holdingOf } from '../support/store-fixtures';

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

/** The number of turns that the event loop makes during the work. */
async function turnsDuring(work: () => Promise<void>): Promise<number> {
  let [turns, isOver] = [0, false];
  const count = (): void => {
    if (isOver) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

it('the event loop turns after each statement with long rows', async () => {
  const { dir, drop } = freshSqliteDir();
  const store = await openStore({ url: null, dataDir: dir });
  await store.seasons.commit({ seasons: [commitOf('s', 0)] });
  const written = (seq: number, length: number): Promise<number> => {
    const event = { ...eventOf('s', seq), payload: { text: 'x'.repeat(length) } };
    const secrets = [{ key: 'k', sealed: 'x'.repeat(length) }];
    const part = commitOf('s', seq - 1, { events: [event], secrets });
    return turnsDuring(() => store.seasons.commit({ seasons: [part] }));
  };
  const short = await written(2, 10);
  expect((await written(3, 100_000)) - short).toBe(2);
  await store.close();
  drop();
});

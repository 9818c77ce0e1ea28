import { DataSource } from 'typeorm';
import { EmptyRoundsSleep } from '../../migrations/0017-empty-rounds-sleep';
import { insertRows } from '../../src/store/bulk';
import { seasons } from '../../src/store/entities/seasons';
import { MIGRATIONS } from '../../src/store/migrations';
import { storeBackends } from '../backends';
import type { FreshStore } from '../backends';
import { MADE_AT, recordOf } from './fixtures';
import { optionsOf } from './migrating';

describe.each(storeBackends())('migrations on $name', ({ empty }) => {
  let place: FreshStore;
  let source: DataSource;
  beforeEach(async () => {
    place = await empty();
    source = await new DataSource(optionsOf(place)).initialize();
  });
  afterEach(async () => {
    await source.destroy();
    await place.drop();
  });

  it('make the tables that the entities describe, and no others', async () => {
    await source.runMigrations({ transaction: 'all' });
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toStrictEqual([]);
    const tables = await tablesOf(source);
    const expected = ['migrations', ...source.entityMetadatas.map(({ tableName }) => tableName)];
    expect(tables.toSorted()).toStrictEqual(expected.toSorted());
  });

  it('can be taken back', async () => {
    await source.runMigrations({ transaction: 'all' });
    for (let left = MIGRATIONS.length; left > 0; left -= 1) await source.undoLastMigration();
    expect(await tablesOf(source)).toStrictEqual(['migrations']);
  });

  it('let rounds that are empty fall asleep, and nothing else [S22]', async () => {
    const earlier = MIGRATIONS.slice(0, MIGRATIONS.indexOf(EmptyRoundsSleep));
    const before = await new DataSource({ ...optionsOf(place), migrations: earlier }).initialize();
    await before.runMigrations({ transaction: 'all' });
    await before.destroy();
    const due = { dueAtMs: MADE_AT, claimedUntilMs: 0 };
    const records = [
      { ...recordOf('empty'), ...due },
      { ...recordOf('played', { playerCount: 1 }), ...due },
      { ...recordOf('not begun', { status: 'SETUP' }), ...due },
      { ...recordOf('dynasty', { kind: 'DYNASTY' }), ...due },
    ];
    await source.transaction((manager) => insertRows(manager, seasons, records));
    await source.runMigrations({ transaction: 'all' });
    const rows = await source.getRepository(seasons).find();
    expect(Object.fromEntries(rows.map(({ id, dueAtMs }) => [id, dueAtMs]))).toStrictEqual({
      empty: null,
      played: MADE_AT,
      'not begun': MADE_AT,
      dynasty: MADE_AT,
    });
  });
});

async function tablesOf(source: DataSource): Promise<string[]> {
  const sql =
    source.options.type === 'postgres'
      ? "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'";
  const rows = await source.query<{ readonly name: string }[]>(sql);
  return rows.map(({ name }) => name);
}

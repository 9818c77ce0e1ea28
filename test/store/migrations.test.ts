import { DataSource } from 'typeorm';
import { EmptyRoundsSleep } from '../../migrations/0017-empty-rounds-sleep';
import { listedOf } from '../../src/store/seasons/records';
import { quarterHourOf } from '../../src/engine';
import { instant } from '../../src/kernel';
import { Lobby } from '../../migrations/0022-lobby';
import { seasons } from '../../src/store/entities/seasons';
import { MIGRATIONS } from '../../src/store/migrations';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { MADE_AT, recordOf } from '../support/store-fixtures';
import { optionsOf } from './migration-options';

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

  it('have seasons of before found by their names and their last event', async () => {
    const earlier = MIGRATIONS.slice(0, MIGRATIONS.indexOf(Lobby));
    const before = await new DataSource({ ...optionsOf(place), migrations: earlier }).initialize();
    await before.runMigrations({ transaction: 'all' });
    await before.destroy();
    await addSeason(source, 's1', { name: 'Été  à Ridotto' });
    await addSeason(source, 's2', { name: 'Never touched' });
    await source.query(
      `INSERT INTO journal (season_id, seq, at_ms, type, actor, payload)
       VALUES ('s1', 1, ${MADE_AT + 7_000_000}, 'Said', 'host', '{}')`,
    );
    await source.runMigrations({ transaction: 'all' });
    const rows = await source.getRepository(seasons).find({ order: { id: 'ASC' } });
    const expected = [
      ['s1', 'Été  à Ridotto', MADE_AT + 7_000_000],
      ['s2', 'Never touched', MADE_AT],
    ] as const;
    for (const [at, [id, name, activeAtMs]] of expected.entries()) {
      const listed = listedOf(
        recordOf(id, { name, activeAtMs: quarterHourOf(instant(activeAtMs)) }),
      );
      const { nameOrder, searched } = listed;
      expect(rows[at]).toMatchObject({ nameOrder, searched, activeAtMs: listed.activeAtMs });
    }
    expect(rows[0]?.searched).toBe('ete a ridotto');
  });

  it('let rounds that are empty fall asleep, and nothing else [S22]', async () => {
    const earlier = MIGRATIONS.slice(0, MIGRATIONS.indexOf(EmptyRoundsSleep));
    const before = await new DataSource({ ...optionsOf(place), migrations: earlier }).initialize();
    await before.runMigrations({ transaction: 'all' });
    await before.destroy();
    await addSeason(source, 'empty');
    await addSeason(source, 'played', { players: 1 });
    await addSeason(source, 'not begun', { status: 'SETUP' });
    await addSeason(source, 'dynasty', { kind: 'DYNASTY' });
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

/** Inserts a season as the first servers stored it. */
async function addSeason(
  source: DataSource,
  id: string,
  { kind = 'ROUND', name = 'Round 10', status = 'RUNNING', players = 0 } = {},
): Promise<void> {
  await source.query(
    `INSERT INTO seasons (id, kind, name, edition, host_account_id, visibility, status, rehearsal,
       created_at_ms, player_count, seq, due_at_ms, claimed_until_ms)
     VALUES ('${id}', '${kind}', '${name}', 'e', 'a-host', 'PUBLIC', '${status}', FALSE,
       ${MADE_AT}, ${players}, 1, ${MADE_AT}, 0)`,
  );
}

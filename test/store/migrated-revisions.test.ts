import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { FirstTables } from '../../migrations/0001-first-tables';
import { RevisionsBySeq } from '../../migrations/0023-revisions-by-seq';
import { storeBackends } from '../support/backends';

const REVISION = 'INSERT INTO rulesets (season_id, id, revision, adopted_at_ms, document) VALUES';
const EVENT = 'INSERT INTO journal (season_id, seq, at_ms, type, actor, payload) VALUES';

it.each(storeBackends())('gives revisions of before their event on $name', async ({ empty }) => {
  const { databaseUrl, dataDir, drop } = await empty();
  const source = await new DataSource(
    databaseUrl === null
      ? { type: 'better-sqlite3', database: join(dataDir, 'old.sqlite') }
      : { type: 'postgres', url: databaseUrl, installExtensions: false },
  ).initialize();
  const runner = source.createQueryRunner();
  await new FirstTables().up(runner);
  for (const [season, id, at] of [
    ['s', 1, 10],
    ['s', 2, 20],
    ['s', 3, 21],
    ['t', 1, 10],
    ['t', 2, 30],
  ] as const) {
    await runner.query(`${REVISION} ('${season}', 'r${id}', ${id}, ${at}, '{}')`);
  }
  for (const [season, seq, at, type, payload] of [
    ['s', 1, 10, 'RoundCreated', '{}'],
    ['s', 2, 20, 'IncomePaid', '{}'],
    ['s', 3, 20, 'ProposalAdopted', '{}'],
    ['s', 4, 21, 'ProposalAdopted', '{}'],
    ['t', 1, 10, 'DynastyCreated', '{}'],
    ['t', 2, 30, 'RulesetPublished', '{}'],
  ] as const) {
    await runner.query(`${EVENT} ('${season}', ${seq}, ${at}, '${type}', 'host', '${payload}')`);
  }
  const migration = new RevisionsBySeq();
  await migration.up(runner);
  await migration.down(runner);
  await migration.up(runner);
  const sql = 'SELECT season_id, id, adopted_seq FROM rulesets ORDER BY season_id, id';
  const rows = (await runner.query(sql)) as Record<string, unknown>[];
  expect(rows.map((row) => [row['season_id'], row['id'], Number(row['adopted_seq'])])).toEqual([
    ['s', 'r1', 1],
    ['s', 'r2', 3],
    ['s', 'r3', 4],
    ['t', 'r1', 1],
    ['t', 'r2', 2],
  ]);
  await runner.release();
  await source.destroy();
  await drop();
});

import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { FirstTables } from '../../migrations/0001-first-tables';
import { OpenBids } from '../../migrations/0006-open-bids';
import { storeBackends } from '../support/backends';

const ACTION = `INSERT INTO secret_actions (season_id, id, player_id, kind, sha256, committed_at_ms,
  matures_at_ms, reveals_at_ms, week, status) VALUES`;
const BID = `INSERT INTO bids (season_id, id, action_id, player_id, written, lot_number, status)
  VALUES`;

it.each(storeBackends())('gives the bids of before their week on $name', async ({ empty }) => {
  const { databaseUrl, dataDir, drop } = await empty();
  const source = await new DataSource(
    databaseUrl === null
      ? { type: 'better-sqlite3', database: join(dataDir, 'old.sqlite') }
      : { type: 'postgres', url: databaseUrl, installExtensions: false },
  ).initialize();
  const runner = source.createQueryRunner();
  await new FirstTables().up(runner);
  for (const [season, week] of [
    ['s', 3],
    ['t', 8],
  ] as const) {
    await runner.query(
      `${ACTION} ('${season}', 'a1', 'p1', 'BIDS', 'x', 0, 0, 0, ${week}, 'RESOLVED')`,
    );
    await runner.query(`${BID} ('${season}', 'b1', 'a1', 'p1', '1: 5', 1, 'WON')`);
  }
  const weeks = async (): Promise<unknown[]> => {
    const sql = 'SELECT season_id, action_id, week, placed_at_ms FROM bids ORDER BY season_id, id';
    const rows = (await runner.query(sql)) as Record<string, unknown>[];
    return rows.map((row) => ({ ...row, week: Number(row['week']) }));
  };
  const migration = new OpenBids();
  await migration.up(runner);
  const before = [
    { season_id: 's', action_id: 'a1', week: 3, placed_at_ms: null },
    { season_id: 't', action_id: 'a1', week: 8, placed_at_ms: null },
  ];
  expect(await weeks()).toEqual(before);
  await runner.query(
    `INSERT INTO bids (season_id, id, player_id, week, written, lot_number, status)
     VALUES ('s', 'b2', 'p1', 4, '5', 1, 'STANDING')`,
  );
  await migration.down(runner);
  await migration.up(runner);
  expect(await weeks()).toEqual(before);
  await runner.release();
  await source.destroy();
  await drop();
});

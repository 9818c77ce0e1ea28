import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { FirstTables } from '../../migrations/0001-first-tables';
import { JudgeAndChannels } from '../../migrations/0004-judge-and-channels';
import { storeBackends } from '../support/backends';

const BEFORE: readonly (readonly [type: string, payload: object, channel: string | null])[] = [
  ['RoundCreated', {}, null],
  ['PlayerJoined', {}, 'GAME_ACTIONS'],
  ['LotSold', {}, 'AUCTIONS'],
  ['SecretActionCommitted', { kind: 'BIDS' }, 'AUCTIONS'],
  ['SecretActionRevealed', { kind: 'HAND', text: '{"kind":"BIDS"}' }, 'GAME_ACTIONS'],
];

it.each(storeBackends())('gives a journal of before its channels on $name', async ({ empty }) => {
  const { databaseUrl, dataDir, drop } = await empty();
  const source = await new DataSource(
    databaseUrl === null
      ? { type: 'better-sqlite3', database: join(dataDir, 'old.sqlite') }
      : { type: 'postgres', url: databaseUrl, installExtensions: false },
  ).initialize();
  const runner = source.createQueryRunner();
  await new FirstTables().up(runner);
  for (const [index, [type, payload]] of BEFORE.entries()) {
    const text = JSON.stringify({ type, ...payload }).replaceAll("'", "''");
    await runner.query(
      `INSERT INTO journal (season_id, seq, at_ms, type, actor, payload) VALUES ('s', ${index + 1}, 0, '${type}', 'clock', '${text}')`,
    );
  }
  await new JudgeAndChannels().up(runner);
  const rows = (await runner.query('SELECT channel FROM journal ORDER BY seq')) as {
    channel: string | null;
  }[];
  expect(rows.map(({ channel }) => channel)).toEqual(BEFORE.map(([, , channel]) => channel));
  await runner.release();
  await source.destroy();
  await drop();
});

import { join } from 'node:path';
import { Writable } from 'node:stream';
import BetterSqlite3 from 'better-sqlite3';
import { pino } from 'pino';
import { readConfig } from '../../../src/server';
import { openServer } from '../../../src/wire';
import type { OpenServer } from '../../../src/wire';
import { migratedSqliteDir } from '../../support/backends';
import { TestClient } from '../../support/test-client';

const SAY = 'mutation ($id: ID!) { say(input: { seasonId: $id, text: "a secret word" }) { seq } }';
const CLOSE = 'mutation ($id: ID!) { closeSeason(input: { seasonId: $id }) { seq } }';
const JOURNAL = 'query ($id: ID!) { season(id: $id) { journal(first: 50) { nodes { seq } } } }';

type Answer = { errors: { message: string; extensions: Record<string, unknown> }[] };

describe('a season whose journal is damaged [N2]', () => {
  let dir: string;
  let drop: () => void;
  let server: OpenServer;
  let client: TestClient;
  const log: string[] = [];

  async function open(): Promise<void> {
    const config = readConfig({ PORT: '0', DATA_DIR: dir, PRACTICE: 'off' });
    if ('problems' in config) throw new Error(config.problems.join('\n'));
    const into = new Writable({
      write: (chunk, _encoding, done) => {
        log.push(String(chunk));
        done();
      },
    });
    server = await openServer({ config, log: pino({ level: 'debug' }, into) });
    client = new TestClient(server.port);
  }
  async function close(): Promise<void> {
    client.close();
    await server.close();
  }

  beforeEach(async () => {
    ({ dir, drop } = await migratedSqliteDir());
    await open();
  });
  afterEach(async () => {
    await close();
    drop();
  });

  it.each([
    [`UPDATE journal SET payload = '{"text":"a secret wor' WHERE seq = 2`, 2],
    ['DELETE FROM journal WHERE seq = 2', 2],
  ])('is told as DAMAGED, with its number, and its archive is none: %s', async (sql, seq) => {
    const token = await client.guest();
    const id = await client.round(token);
    await client.post(SAY, { token, variables: { id } });
    await client.post(CLOSE, { token, variables: { id } });
    await close();
    const file = new BetterSqlite3(join(dir, 'ridotto.sqlite'));
    file.exec(sql);
    file.close();
    log.length = 0;
    await open();

    const { body } = await client.post(JOURNAL, { token, variables: { id } });
    expect((body as Answer).errors[0]?.extensions).toMatchObject({ code: 'DAMAGED', seq });
    expect((body as Answer).errors[0]?.message).toContain('does not help');
    const exported = await fetch(`${client.url}/export/${id}.jsonl`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(exported.status).toBe(500);
    const { errors } = (await exported.json()) as Answer;
    expect(errors[0]?.extensions).toMatchObject({ code: 'DAMAGED', seq });
    expect(log.join('')).toContain('"table":"journal"');
    expect(log.join('')).toContain('run `operator check`');
    expect(log.join('')).not.toContain('secret wor');
  });

  it('is not sent as an archive that does not come to its rows', async () => {
    const token = await client.guest();
    const id = await client.round(token);
    await client.post(CLOSE, { token, variables: { id } });
    await close();
    const file = new BetterSqlite3(join(dir, 'ridotto.sqlite'));
    file.exec(`INSERT INTO holdings (season_id, id, owner, item, quantity)
      SELECT id, 'h', 'house', 'CHIP', -5 FROM seasons`);
    file.close();
    await open();
    const exported = await fetch(`${client.url}/export/${id}.jsonl`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(exported.status).toBe(500);
  });

  it('takes the other seasons of an account not out of its calendar', async () => {
    const token = await client.guest();
    const create = 'mutation ($name: String!) { createRound(input: { name: $name }) { seq } }';
    for (const name of ['Attic', 'Cellar']) {
      await client.post(create, { token, variables: { name } });
    }
    await close();
    const file = new BetterSqlite3(join(dir, 'ridotto.sqlite'));
    file.exec(`UPDATE rounds SET co_host_ids = '[' WHERE season_id IN (
      SELECT id FROM seasons WHERE name = 'Attic')`);
    file.close();
    await open();
    const calendar = await fetch(`${client.url}/calendar/me.ics`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(calendar.status).toBe(200);
    const text = await calendar.text();
    expect([text.includes('Cellar:'), text.includes('Attic:')]).toEqual([true, false]);
  });
});

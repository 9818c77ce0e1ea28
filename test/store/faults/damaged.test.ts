import BetterSqlite3 from 'better-sqlite3';
import { join as pathOf } from 'node:path';
import { DamagedFault } from '../../../src/engine';
import { seasonId } from '../../../src/kernel';
import type { SeasonId } from '../../../src/kernel';
import { storeBackends } from '../../support/backends';
import type { FreshStore } from '../../support/backends';
import { TestClock } from '../../support/test-clock';
import { by, join, makeRound, openNode, SECRET } from '../../support/test-node';
import { onServer } from '../../support/migrated-databases';
import { operate } from '../../operator/run-command';

const clock = new TestClock('2021-08-22T00:00:00Z');

describe.each(storeBackends())('what is damaged on $name [N2]', ({ fresh }) => {
  let place: FreshStore;
  let id: SeasonId;
  let other: SeasonId;

  beforeEach(async () => {
    place = await fresh();
    const node = await openNode({ store: place, clock });
    [id, other] = [await makeRound(node), await makeRound(node)];
    for (const name of ['ann', 'bob', 'cid']) await join(node, id, name);
    await node.engine.submit(id, { type: 'CloseSeason' }, by('host'));
    await node.close();
  });
  afterEach(async () => {
    await place.drop();
  });

  async function run(sql: string): Promise<void> {
    const { databaseUrl: url, dataDir } = place;
    if (url !== null) {
      await onServer(url, (client) => client.query(sql));
      return;
    }
    const file = new BetterSqlite3(pathOf(dataDir, 'ridotto.sqlite'));
    file.exec(sql);
    file.close();
  }

  const check = (...args: string[]) =>
    operate(
      { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '', RIDOTTO_SECRET: SECRET },
      'check',
      ...args,
    );

  async function reading(): Promise<unknown> {
    const node = await openNode({ store: place, clock });
    try {
      expect(await node.engine.read(other)).not.toBeNull();
      await node.engine.journal(other, 0, 100);
      await node.engine.read(id, 'NOW');
      await node.engine.journal(id, 0, 100);
      return null;
    } catch (error) {
      return error;
    } finally {
      await node.close();
    }
  }

  it('is nothing at first', async () => {
    await expect(check()).resolves.toMatchObject({
      code: 0,
      said: '2 seasons checked; no problems found.',
    });
    await expect(check(seasonId('none'))).resolves.toMatchObject({ code: 1 });
  });

  const JOURNAL = (seq: number): string => `WHERE season_id = '${String(id)}' AND seq = ${seq}`;
  it.each([
    [
      'JSON that cannot be read',
      'journal',
      2,
      () => `UPDATE journal SET payload = '{"tex' ${JOURNAL(2)}`,
    ],
    [
      'JSON that is no object',
      'journal',
      2,
      () => `UPDATE journal SET payload = 'null' ${JOURNAL(2)}`,
    ],
    [
      'a type with another letter',
      'journal',
      3,
      () => `UPDATE journal SET type = 'PlayerJoyned' ${JOURNAL(3)}`,
    ],
    ['an event that is missing', 'journal', 3, () => `DELETE FROM journal ${JOURNAL(3)}`],
    ['the last event, missing', 'journal', 5, () => `DELETE FROM journal ${JOURNAL(5)}`],
    [
      'a ruleset',
      'rulesets',
      null,
      () => `UPDATE rulesets SET document = '{' WHERE season_id = '${String(id)}'`,
    ],
    [
      'a sealed text',
      'secrets',
      null,
      () => `INSERT INTO secrets VALUES ('${String(id)}', 'text:a1', 'AAAA')`,
    ],
  ] as const)('names table, season and number: %s', async (_what, table, seq, sql) => {
    await run(sql());
    const error = await reading();
    expect(error).toBeInstanceOf(DamagedFault);
    expect(error).toMatchObject({ table, seasonId: id, seq });
    const { code, said } = await check();
    expect(code).toBe(1);
    expect(said).toContain(table);
    expect(said).toContain(id);
  });

  it('is found by the check though it can be read: a row that events do not come to', async () => {
    await run(`UPDATE players SET name = 'Eve' WHERE season_id = '${String(id)}' AND name = 'ann'`);
    const { code, said } = await check(id);
    expect(code).toBe(1);
    expect(said).toContain(`The table players`);
    await expect(check(other)).resolves.toMatchObject({ code: 0 });
  });
});

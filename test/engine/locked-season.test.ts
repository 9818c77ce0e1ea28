import { Client } from 'pg';
import { UnavailableFault } from '../../src/engine';
import { accountId, required, seasonId } from '../../src/kernel';
import type { SeasonId } from '../../src/kernel';
import { postgresUrl, storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { commitOf } from '../support/store-fixtures';
import { join, makeRound, openNode } from '../support/test-node';
import type { TestNode } from '../support/test-node';

const describeOnPostgres = postgresUrl() === null ? describe.skip : describe;

describeOnPostgres('a season that another node keeps locked [F2]', () => {
  let place: FreshStore;
  let node: TestNode;
  let other: Client;

  beforeEach(async () => {
    const backend = storeBackends().find(({ name }) => name === 'PostgreSQL');
    place = await required(backend, 'PostgreSQL').fresh();
    node = await openNode({ store: place, clock: new TestClock('2021-08-22T00:00:00Z') });
    other = new Client({ connectionString: required(place.databaseUrl, 'an address') });
    await other.connect();
  });
  afterEach(async () => {
    await other.end();
    await node.close();
    await place.drop();
  });

  /** Holds locks, like a node that is frozen during a commit. */
  async function hold(sql: string, ids: readonly string[]): Promise<void> {
    await other.query('BEGIN');
    const { rowCount } = await other.query(`${sql} FOR UPDATE`, [ids]);
    expect(rowCount).toBe(ids.length);
  }
  const holdSeasons = (...ids: readonly SeasonId[]): Promise<void> =>
    hold('SELECT FROM seasons WHERE id = ANY($1)', ids);

  async function rounds(count: number): Promise<readonly SeasonId[]> {
    const made: SeasonId[] = [];
    for (let at = 0; at < count; at += 1) made.push(await makeRound(node));
    return made;
  }

  it('holds back no other season, whether it came before or comes together with it', async () => {
    const [locked, ...others] = await rounds(4);
    const held = required(locked, 'a round');
    await holdSeasons(held);
    const before = join(node, held, 'ada').catch((error: unknown) => error);
    for (const id of others) await join(node, id, 'ada');
    await Promise.all(others.map((id) => join(node, id, 'bob')));
    // The lock is still held: the first command still waits, or it has failed.
    const waits = await Promise.race([before, other.query('SELECT 1').then(() => 'waits')]);
    if (waits !== 'waits') expect(waits).toBeInstanceOf(UnavailableFault);
    await other.query('ROLLBACK');
    await before;
    await expect(join(node, held, 'bob')).resolves.toMatchObject({ refusal: null });
  });

  it('is committed when it is let go of in time, all that was asked meanwhile in order', async () => {
    const [held = null, free = null] = await rounds(2);
    if (held === null || free === null) throw new Error('there are two rounds');
    await holdSeasons(held);
    const together = Promise.all([join(node, free, 'ada'), join(node, held, 'ada')]);
    await join(node, free, 'bob');
    const after = join(node, held, 'bob');
    await other.query('COMMIT');
    await Promise.all([together, after]);
    const rows = await node.store.seasons.journal(held, 0, 10);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
    expect((await node.engine.read(held))?.record.playerCount).toBe(2);
  });

  it('is told as unavailable when nobody lets go of it, and taken when it is free', async () => {
    const all = await rounds(6);
    const [free, ...held] = all.toReversed();
    await holdSeasons(...held);
    const outcomes = await Promise.allSettled([
      ...held.map((id) => join(node, id, 'ada')),
      join(node, required(free, 'a round'), 'ada'),
    ]);
    const told = outcomes.map((outcome) =>
      outcome.status === 'rejected' ? (outcome.reason as unknown) : 'done',
    );
    expect(told.pop()).toBe('done');
    for (const fault of told) expect(fault).toBeInstanceOf(UnavailableFault);
    await other.query('ROLLBACK');
    for (const id of held) await join(node, id, 'ada');
  });

  it('is not all that can be: of an inbox, the seasons are named that add to it', async () => {
    const { seasons } = node.store;
    const noticeOf = (id: string, seq: number) => ({
      accountId: accountId('ada'),
      kind: 'RECEIVED' as const,
      seasonId: seasonId(id),
      seq,
    });
    await seasons.commit({ seasons: [commitOf('told', 0, { notices: [noticeOf('told', 1)] })] });
    await seasons.commit({ seasons: [commitOf('quiet', 0)] });
    await hold('SELECT FROM inbox_heads WHERE account_id = ANY($1)', ['ada']);
    const batch = [commitOf('told', 1, { notices: [noticeOf('told', 2)] }), commitOf('quiet', 1)];
    await expect(seasons.commit({ seasons: batch })).rejects.toMatchObject({
      name: 'SeasonsLocked',
      seasonIds: ['told'],
    });
    await other.query('ROLLBACK');
    await seasons.commit({ seasons: batch });
  });
});

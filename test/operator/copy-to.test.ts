import { join as path } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { createRound, join } from '../api/rounds';
import { EntrustBidsDocument } from '../generated/operations';
import { freshPostgres, freshSqliteDir, postgresUrl } from '../support/backends';
import { Site } from '../support/installations';
import type { OpenNode } from '../support/installations';
import { bidOn } from '../support/lot-ids';
import { PASSWORD, Person, signUp } from '../support/person';
import { operate, operateWith } from './run-command';

const SEEN = `query ($id: ID!) {
  viewer { handle inbox(first: 50) { nodes { number event { text } } } }
  season(id: $id) {
    status
    players { nodes { id name } }
    journal(first: 100) { nodes { __typename seq at text } }
    viewer { options { mutation } }
  }
}`;
const SIGN_IN = `mutation ($password: String!) {
  signIn(input: { handle: "host", password: $password }) { token }
}`;

const describeOn = postgresUrl() === null ? describe.skip : describe;

describeOn('copying from SQLite to PostgreSQL [faults N5]', () => {
  let site: Site;
  let node: OpenNode;
  let dataDir: string;
  let target: Awaited<ReturnType<typeof freshPostgres>>;
  beforeEach(async () => {
    const { dir, drop } = freshSqliteDir();
    dataDir = dir;
    const store = { databaseUrl: null, dataDir, drop: () => Promise.resolve().then(drop) };
    site = new Site(store, { redisUrl: null, prefix: '' });
    target = await freshPostgres();
    node = await site.open();
  });
  afterEach(async () => {
    await site.drop();
    await target.drop();
  });

  it('everybody goes on where they were', async () => {
    const host = await signUp(node.client, 'host');
    const ann = await signUp(node.client, 'ann');
    const { id } = await createRound(host, { rehearsal: false, startsAt: null });
    for (const person of [host, ann]) await join(person, id);
    site.clock.set('2021-08-23T12:00:00Z');
    const bids = [bidOn(id, 1, 7)];
    const { sealBids } = await ann.ask(EntrustBidsDocument, { input: { seasonId: id, bids } });
    expect(sealBids.refusal).toBeNull();
    const before = [await host.post(SEEN, { id }), await ann.post(SEEN, { id })];
    for (const { body } of before) expect(body.errors).toBeUndefined();
    await node.close();

    const copied = await operateWith(`${target.url}\n`, site.env(), 'copy-to', '--stdin');
    expect(copied).toMatchObject({ code: 0, complained: '' });
    expect(copied.said).toMatch(/^Copied: \d{2,} rows\./);
    expect(copied.said).not.toContain(target.url);
    const env = { DATABASE_URL: target.url };
    expect(await operate({ ...site.env(), ...env }, 'check')).toMatchObject({
      ...{ code: 0, said: '1 season checked; no problems found.' },
    });

    node = await site.open({}, null, env);
    const people = [host, ann].map(({ token }) => new Person(node.client, token));
    for (const [at, person] of people.entries()) {
      expect((await person.post(SEEN, { id })).body).toEqual(before[at]!.body);
    }
    const signedIn = await node.client.post(SIGN_IN, { variables: { password: PASSWORD } });
    expect(signedIn.body.data).toEqual({ signIn: { token: expect.any(String) as string } });
    site.clock.set('2021-08-29T00:00:00Z');
    const after = JSON.stringify((await people[1]!.post(SEEN, { id })).body);
    expect(after).toContain('LotSold');
  });

  it('copies nothing into a database with rows, and nothing while a server runs', async () => {
    await signUp(node.client, 'host');
    const running = await operate(site.env(), 'copy-to', target.url);
    expect(running.complained).toMatch(/is in use by another Ridotto process/);
    await node.close();
    expect(await operate(site.env(), 'copy-to', target.url)).toMatchObject({ code: 0 });
    const again = await operate(site.env(), 'copy-to', target.url);
    expect(again).toMatchObject({ code: 1, said: '' });
    expect(again.complained).toBe('The database is not empty: its table accounts has rows.');
  });

  it('copies more rows of a table than it has in memory at once', async () => {
    await node.close();
    const file = new BetterSqlite3(path(dataDir, 'ridotto.sqlite'));
    const insert = file.prepare('INSERT INTO inbox VALUES (@accountId, @number, @id, 1, NULL)');
    for (let at = 0; at < 250; at += 1) {
      insert.run({ accountId: `a_${at % 3}`, number: at, id: 's' });
    }
    file.close();
    const copied = await operate(site.env(), 'copy-to', target.url);
    expect(copied).toMatchObject({ code: 0, complained: '' });
    expect(Number(/^Copied: (\d+) rows/.exec(copied.said)?.[1])).toBeGreaterThanOrEqual(250);
  });

  it('says what is wrong with a call', async () => {
    await node.close();
    const called = async (env: Record<string, string>, ...args: string[]): Promise<string> => {
      const { code, complained } = await operate({ ...site.env(), ...env }, 'copy-to', ...args);
      return `${code}: ${complained}`;
    };
    expect(await called({})).toMatch(/^2: The command takes one address\. Usage: /);
    expect(await called({}, 'somewhere')).toMatch(/^1: .* must look like postgres:/);
    const onPostgres = await called({ DATABASE_URL: target.url }, target.url);
    expect(onPostgres).toMatch(/^1: .* leave DATABASE_URL unset/);
  });
});

import { spawnSync } from 'node:child_process';
import { join as path } from 'node:path';
import { PASSWORD, Person, signUp } from '../support/person';
import { build } from '../support/server-process';
import { createRound, join } from '../api/rounds';
import { pairs } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';
import { until } from '../support/async-queue';
import { operate, operateWith } from './run-command';
import type { Operated } from './run-command';

const SEASON = 'query ($id: ID!) { season(id: $id) { status } }';
const VIEWER = '{ viewer { handle inbox(first: 10) { nodes { number } } } }';
const SIGN_IN = `mutation ($handle: String!, $password: String!) {
  signIn(input: { handle: $handle, password: $password }) { token refusal { code } }
}`;

describe.each(pairs())('operating beside a server on $name', ({ name, fresh }) => {
  /**
   * True if the store can be shared. With SQLite this test stops the server first;
   * test/operator/operator-socket.test.ts leaves the server running.
   */
  const isShared = name.startsWith('PostgreSQL');
  let site: Site;
  let node: OpenNode;
  beforeEach(async () => {
    site = await fresh();
    // The operator's commands use the machine's clock, so the site's clock is set to it.
    site.clock.set(new Date().toISOString());
    node = await site.open();
  });
  afterEach(() => site.drop());

  async function operating(...args: readonly string[]): Promise<Operated> {
    if (!isShared) await node.close();
    const done = await operate(site.env(), ...args);
    if (!isShared) node = await site.open();
    return done;
  }
  const again = ({ token }: Person): Person => new Person(node.client, token);
  const fields = async (person: Person, query: string, variables = {}): Promise<unknown> =>
    (await again(person).post(query, variables)).body.data;
  async function idOfSeason(): Promise<string> {
    const listed = await operating('seasons');
    expect(listed.complained).toBe('');
    const found = /^([rd][0-9a-z]{9}) /m.exec(listed.said)?.[1];
    return found ?? 'none';
  }

  it('closes a season as its host would [finding 4]', async () => {
    const host = await signUp(node.client, 'host');
    const { id } = await createRound(host, { rehearsal: false, startsAt: null });
    expect(await fields(host, SEASON, { id })).toEqual({ season: { status: 'RUNNING' } });
    const local = await idOfSeason();
    expect(await operating('close-season', local)).toMatchObject({ code: 0, complained: '' });
    await until(async () => JSON.stringify(await fields(host, SEASON, { id })).includes('ENDED'));
    expect(await operating('close-season', local)).toMatchObject({
      code: 1,
      complained: expect.stringContaining('The rules refuse it') as unknown,
    });
    expect((await operating('close-season', 'none')).complained).toBe('There is no season none.');
    expect((await operating('close-season')).code).toBe(2);
  });

  it('deletes a season with all that it left, and running nodes drop it [finding 4]', async () => {
    const host = await signUp(node.client, 'host');
    const ann = await signUp(node.client, 'ann');
    const { id } = await createRound(host, { rehearsal: false, startsAt: null });
    await join(ann, id);
    const local = await idOfSeason();
    const unsure = await operating('delete-season', local);
    expect(unsure).toMatchObject({ code: 2, said: '' });
    expect(await fields(host, SEASON, { id })).toEqual({ season: { status: 'RUNNING' } });
    expect((await operating('delete-season', local, '--yes')).said).toContain('is deleted');
    await until(
      async () => JSON.stringify(await fields(host, SEASON, { id })) === '{"season":null}',
    );
    const leave = 'mutation ($id: ID!) { leaveSeason(input: { seasonId: $id }) { seq } }';
    const { body } = await again(ann).post(leave, { id });
    expect(body.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(await fields(ann, VIEWER)).toEqual({ viewer: { handle: 'ann', inbox: { nodes: [] } } });
    expect((await operating('delete-season', local, '--yes')).complained).toContain('no season');
  });

  it('finds accounts, resets a password and ends sessions [finding 5]', async () => {
    const ann = await signUp(node.client, 'ann');
    await signUp(node.client, 'bob');
    const found = await operating('accounts', 'AN');
    expect(found.said).toContain('ann "ann"');
    expect(found.said).not.toContain('bob');
    const reset = await operating('reset-password', 'Ann');
    const password = reset.said.split('\n')[0] ?? '';
    expect(password).toMatch(/^[\w-]{16}$/);
    const signIn = async (tried: string): Promise<unknown> =>
      (await node.client.post(SIGN_IN, { variables: { handle: 'ann', password: tried } })).body
        .data?.['signIn'];
    expect(await signIn(PASSWORD)).toMatchObject({ refusal: { code: 'WRONG_CREDENTIALS' } });
    expect(await signIn(password)).toMatchObject({ refusal: null });
    // If the notice is lost, a token is trusted for another five seconds of the server's clock.
    site.clock.forward(5_000);
    const { status } = await again(ann).post(VIEWER, {});
    expect(status).toBe(401);
    expect((await operating('end-sessions', 'ann')).said).toBe('1 tokens of ann have ended.');
    expect((await operating('end-sessions', 'nobody')).complained).toContain('no account "nobody"');
    if (!isShared) await node.close();
    const easy = await operateWith('short', site.env(), 'reset-password', 'ann', '--stdin');
    expect(easy.complained).toContain('8 to 200');
    const unreadable = await operateWith(
      'M\ufffdrz in Wien',
      site.env(),
      'reset-password',
      'ann',
      '--stdin',
    );
    expect(unreadable.complained).toContain('in UTF-8');
    expect(unreadable.complained).not.toContain('Wien');
    const given = await operateWith(
      '\ufeffone of my own',
      site.env(),
      'reset-password',
      'ann',
      '--stdin',
    );
    expect(given.said).not.toContain('one of my own');
    if (!isShared) node = await site.open();
    expect(await signIn('one of my own')).toMatchObject({ refusal: null });
  });
});

describe('the operator command line in a process of its own', () => {
  beforeAll(build, 300_000);

  it('reads the settings of the server and its arguments, and says what is wrong', async () => {
    const pair = pairs()[0];
    if (pair === undefined) throw new Error('there is no store');
    const site = await pair.fresh();
    const run = (...args: readonly string[]) =>
      spawnSync(process.execPath, ['dist/src/operator.js', ...args], {
        cwd: path(__dirname, '../..'),
        env: { PATH: process.env['PATH'] ?? '', ...site.env() },
        encoding: 'utf8',
      });
    expect(run('accounts')).toMatchObject({ status: 0, stderr: '' });
    const wrong = run('delete-season', 'x');
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('Usage: npm run operator -- delete-season <season> --yes');
    await site.drop();
  });
});

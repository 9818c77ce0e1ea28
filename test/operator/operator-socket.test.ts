import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join as path } from 'node:path';
import { PASSWORD, Person, signUp } from '../support/person';
import { createRound } from '../api/rounds';
import { pairs } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';
import { operate } from './run-command';

const SIGN_IN = `mutation ($password: String!) {
  signIn(input: { handle: "ann", password: $password }) { refusal { code } }
}`;
const sqlite = pairs().filter(({ name }) => name.startsWith('SQLite'));

describe.each(sqlite)('operating while a server has the file of $name [N6]', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  beforeEach(async () => {
    site = await fresh();
    site.clock.set(new Date().toISOString());
    node = await site.open();
  });
  afterEach(() => site.drop());

  const socket = (): string => path(site.env()['DATA_DIR'] ?? '', 'operator.sock');

  it('ends a session and changes a password, and the server knows at once', async () => {
    const ann = await signUp(node.client, 'ann');
    const done = await operate(site.env(), 'reset-password', 'ann');
    expect(done).toMatchObject({ code: 0, complained: '' });
    const { status } = await new Person(node.client, ann.token).post('{ viewer { id } }', {});
    expect(status).toBe(401);
    const [password] = done.said.split('\n');
    for (const [tried, refusal] of [
      [PASSWORD, { code: 'WRONG_CREDENTIALS' }],
      [password, null],
    ] as const) {
      const { body } = await node.client.post(SIGN_IN, { variables: { password: tried } });
      expect(body.data).toEqual({ signIn: { refusal } });
    }
  });

  it('closes and deletes a season that the server has in memory', async () => {
    const host = await signUp(node.client, 'host');
    const { id } = await createRound(host, { rehearsal: false, startsAt: null });
    const season = async (): Promise<unknown> =>
      (await host.post('query ($id: ID!) { season(id: $id) { status } }', { id })).body.data?.[
        'season'
      ];
    expect(await season()).toEqual({ status: 'RUNNING' });
    const { said } = await operate(site.env(), 'seasons');
    const local = /^([rd][0-9a-z]{9}) /m.exec(said)?.[1] ?? 'none';
    expect(await operate(site.env(), 'close-season', local)).toMatchObject({ code: 0 });
    expect(await season()).toEqual({ status: 'ENDED' });
    expect(await operate(site.env(), 'check', local)).toMatchObject({ code: 0 });
    expect(await operate(site.env(), 'delete-season', local, '--yes')).toMatchObject({ code: 0 });
    expect(await season()).toBeNull();
  });

  it('tells what is wrong as ever, and leaves to a stopped server what needs one', async () => {
    const wrong = await operate(site.env(), 'close-season');
    expect(wrong).toMatchObject({ code: 2, said: '' });
    expect(wrong.complained).toContain('Usage: npm run operator -- close-season <season>');
    const none = await operate(site.env(), 'close-season', 'none');
    expect(none).toEqual({ code: 1, said: '', complained: 'There is no season none.' });
    const rotating = await operate({ ...site.env(), RIDOTTO_SECRET: '' }, 'rotate-secret');
    expect(rotating.complained).toContain('in use by another Ridotto process');
  });

  it('starts without a socket where there is no place for one, and is stopped first then', async () => {
    await node.close();
    mkdirSync(socket());
    node = await site.open();
    expect(node.log.join('')).toContain('there is no socket for operators');
    const { code, complained } = await operate(site.env(), 'seasons');
    expect(code).toBe(1);
    expect(complained).toContain('in use by another Ridotto process');
    rmSync(socket(), { recursive: true });
  });

  it('hears its owner alone, and nobody once the server has closed', async () => {
    expect(statSync(socket()).mode & 0o777).toBe(0o600);
    await node.close();
    expect(existsSync(socket())).toBe(false);
    expect(await operate(site.env(), 'seasons')).toMatchObject({ code: 0 });
    node = await site.open();
  });
});

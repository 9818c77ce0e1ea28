import { PASSWORD, Person, signUp } from '../support/person';
import { createRound, join } from '../api/rounds';
import { pairs } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';
import { until } from '../support/async-queue';
import { operate } from './run-command';
import type { Operated } from './run-command';

const SIGN_IN = `mutation ($password: String!) {
  signIn(input: { handle: "ann", password: $password }) { token refusal { code } }
}`;
const PLAYERS = `query ($id: ID!) {
  season(id: $id) { players(first: 10) { nodes { name } } }
}`;

describe.each(pairs())('what ends an account on $name [N6]', ({ name, fresh }) => {
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
  const statusOf = async ({ token }: Person): Promise<number> =>
    (await new Person(node.client, token).post('{ viewer { id } }', {})).status;
  const signIn = async (password: string): Promise<unknown> =>
    (await node.client.post(SIGN_IN, { variables: { password } })).body.data?.['signIn'];

  it('suspends one, whose owner comes back with a new password alone', async () => {
    const ann = await signUp(node.client, 'ann');
    expect(await operating('suspend-account')).toMatchObject({ code: 2 });
    const suspended = await operating('suspend-account', 'Ann');
    expect(suspended).toMatchObject({ code: 0, complained: '' });
    expect(suspended.said).toContain('1 tokens have ended');
    site.clock.forward(5_000);
    await until(async () => (await statusOf(ann)) === 401);
    expect(await signIn(PASSWORD)).toMatchObject({ refusal: { code: 'WRONG_CREDENTIALS' } });
    const { said } = await operating('reset-password', 'ann');
    expect(await signIn(said.split('\n')[0] ?? '')).toMatchObject({ refusal: null });
  });

  it('gives a guest no password', async () => {
    await node.client.guest('Gus');
    const [, guest = ''] = (await operating('accounts', '--guests')).said.split('\n');
    const [id = ''] = guest.split(' ');
    expect(await operating('reset-password', id)).toMatchObject({
      code: 1,
      complained: 'A guest has no password.',
    });
  });

  it('deletes one as its owner would, but not while it hosts', async () => {
    const host = await signUp(node.client, 'host');
    const ann = await signUp(node.client, 'ann');
    const { id } = await createRound(host, { rehearsal: false, startsAt: null });
    await join(ann, id);
    expect(await operating('delete-account', 'ann')).toMatchObject({ code: 2, said: '' });
    const hosting = await operating('delete-account', 'host', '--yes');
    expect(hosting).toMatchObject({ code: 1, said: '' });
    expect(hosting.complained).toContain('hosts 1 season');
    expect(await operating('delete-account', 'ann', '--yes')).toMatchObject({ code: 0 });
    site.clock.forward(5_000);
    await until(async () => (await statusOf(ann)) === 401);
    expect(await signIn(PASSWORD)).toMatchObject({ refusal: { code: 'WRONG_CREDENTIALS' } });
    await until(async () => {
      const { body } = await new Person(node.client, host.token).post(PLAYERS, { id });
      return !JSON.stringify(body.data).includes('"ann"');
    });
    const again = await operating('delete-account', 'ann', '--yes');
    expect(again.complained).toBe('There is no account "ann".');
  });
});

import { PASSWORD, Person, signUp } from '../support/person';
import { clockTo, createRound, join, MONDAY } from './rounds';
import { pairs, sharedPairs } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';

const DELETE = `mutation ($password: String) {
  deleteAccount(input: { password: $password }) { refusal { code facts } accountId }
}`;
const VIEWER = '{ viewer { handle account { id displayName guest deleted } } }';
const SIGN_UP = `mutation ($handle: String!, $key: ID) {
  signUp(input: { handle: $handle, password: "${PASSWORD}", idempotencyKey: $key }) {
    refusal { code } viewer { handle }
  }
}`;
const SEASON = `query ($id: ID!) { season(id: $id) {
  players(former: true) { nodes { name account { displayName deleted guest } } }
  journal { nodes { __typename text by { player { name } } ... on NameErased { player { name } } } }
} }`;
const CLOSE = 'mutation ($id: ID!) { closeSeason(input: { seasonId: $id }) { refusal { code } } }';
const FOLLOW = 'subscription { inbox { event { seq } } }';

type Data = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

async function ask(person: Person, query: string, variables = {}): Promise<Data> {
  const { body } = await person.post(query, variables);
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  return body.data as Data;
}

const remove = async (person: Person, password: string | null = PASSWORD): Promise<unknown> =>
  (await ask(person, DELETE, { password }))['deleteAccount'];

async function signIn(node: OpenNode, handle: string): Promise<Person> {
  const query = `mutation ($handle: String!) {
    signIn(input: { handle: $handle, password: "${PASSWORD}" }) { token }
  }`;
  const { signIn: done } = await ask(new Person(node.client, null), query, { handle });
  return new Person(node.client, String(done?.['token']));
}

describe.each(pairs())('an account that is deleted on $name', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  beforeEach(async () => {
    site = await fresh();
    node = await site.open();
  });
  afterEach(() => site.drop());

  it('has no name any more, in seasons that go on nor in those that ended', async () => {
    const [host, ann] = [await signUp(node.client, 'host'), await signUp(node.client, 'ann')];
    const [open, over] = [await createRound(host), await createRound(host)];
    for (const { id } of [open, over]) {
      await join(ann, id);
      await clockTo(host, id, MONDAY);
    }
    await ask(host, CLOSE, { id: over.id });
    expect(await remove(ann)).toMatchObject({ refusal: null });
    for (const { id } of [open, over]) {
      const { season } = await ask(host, SEASON, { id });
      expect(JSON.stringify(season)).not.toMatch(/\bann\b/);
      expect(season).toMatchObject({
        players: {
          nodes: [
            {
              name: 'Deleted player 1',
              account: { displayName: 'Deleted account', deleted: true, guest: false },
            },
          ],
        },
      });
      expect(JSON.stringify(season)).toContain('"__typename":"NameErased"');
    }
  });

  it('ends its tokens and its sockets at once, over whatever they were opened', async () => {
    const ann = await signUp(node.client, 'ann');
    const other = await signIn(node, 'ann');
    const socket = await node.client.connected({ token: other.token });
    socket.subscribe('1', FOLLOW);
    const stream = await node.client.stream(FOLLOW, { token: ann.token ?? '' });
    expect(await remove(ann)).toMatchObject({ refusal: null });
    expect((await socket.closed).code).toBe(4401);
    await stream.ended;
    for (const { token } of [ann, other]) {
      expect((await node.client.post(VIEWER, { token: token ?? '' })).status).toBe(401);
    }
    // At the repeat the account no longer exists, so the request is unauthenticated.
    expect((await ann.fault(DELETE, { password: PASSWORD })).extensions['code']).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('ends the very socket that asks: that is the answer [4401]', async () => {
    const ann = await signUp(node.client, 'ann');
    const socket = await node.client.connected({ token: ann.token });
    socket.subscribe('1', DELETE, { password: PASSWORD });
    expect((await socket.closed).code).toBe(4401);
    expect((await node.client.post(VIEWER, { token: ann.token ?? '' })).status).toBe(401);
  });

  it('leaves its handle taken, whatever the letter case, and no way in', async () => {
    const nobody = new Person(node.client, null);
    await ask(nobody, SIGN_UP, { handle: 'ann', key: 'the same key' });
    expect(await remove(await signIn(node, 'ann'))).toMatchObject({ refusal: null });
    for (const variables of [{ handle: 'ANN' }, { handle: 'ann', key: 'the same key' }]) {
      expect((await ask(nobody, SIGN_UP, variables))['signUp']).toMatchObject({
        refusal: { code: 'HANDLE_TAKEN' },
      });
    }
    const bob = await signUp(node.client, 'bob');
    const rename = `mutation { changeHandle(input: { handle: "Ann", password: "${PASSWORD}" }) {
      refusal { code } } }`;
    expect((await ask(bob, rename))['changeHandle']).toEqual({ refusal: { code: 'HANDLE_TAKEN' } });
    const signing = `mutation { signIn(input: { handle: "ann", password: "${PASSWORD}" }) {
      refusal { code } } }`;
    expect((await ask(nobody, signing))['signIn']).toEqual({
      refusal: { code: 'WRONG_CREDENTIALS' },
    });
  });

  it('takes the password, all scopes and an end of what it hosts', async () => {
    const ann = await signUp(node.client, 'ann');
    expect(await remove(ann, 'a wrong one')).toMatchObject({
      refusal: { code: 'WRONG_CREDENTIALS' },
    });
    expect(await ann.fault(DELETE)).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'password' },
    });
    const make = `mutation { createAccessToken(input: { name: "bot", scopes: [READ, PLAY] }) {
      token } }`;
    const bot = new Person(
      node.client,
      String((await ask(ann, make))['createAccessToken']?.['token']),
    );
    expect((await bot.fault(DELETE, { password: PASSWORD })).extensions['code']).toBe('FORBIDDEN');
    const nobody = new Person(node.client, null);
    expect((await nobody.fault(DELETE)).extensions['code']).toBe('UNAUTHENTICATED');
    const { id } = await createRound(ann);
    expect(await remove(ann)).toEqual({
      refusal: { code: 'STILL_HOSTING', facts: { seasons: 1 } },
      accountId: null,
    });
    await ask(ann, CLOSE, { id });
    expect(await remove(ann)).toMatchObject({ refusal: null });
  });

  it('of a guest goes with its token alone', async () => {
    const guest = new Person(node.client, await node.client.guest('Gus'));
    const { viewer } = await ask(guest, VIEWER);
    expect(await remove(guest, null)).toEqual({
      refusal: null,
      accountId: (viewer?.['account'] as { id: string }).id,
    });
  });
});

describe.each(sharedPairs())(
  'an account that is deleted at one of two nodes on $name',
  ({ fresh }) => {
    it('is gone at the other: token, socket and name', async () => {
      const site = await fresh();
      const [here, there] = [await site.open(), await site.open()];
      const [host, ann] = [await signUp(here.client, 'host'), await signUp(here.client, 'ann')];
      const { id } = await createRound(host);
      await join(ann, id);
      const atOther = (person: Person): Person => new Person(there.client, person.token);
      const socket = await there.client.connected({ token: ann.token });
      socket.subscribe('1', FOLLOW);
      expect(JSON.stringify(await ask(atOther(host), SEASON, { id }))).toMatch(/\bann\b/);
      expect(await remove(ann)).toMatchObject({ refusal: null });
      expect((await socket.closed).code).toBe(4401);
      expect((await there.client.post(VIEWER, { token: ann.token ?? '' })).status).toBe(401);
      const SEQ = 'query ($id: ID!) { season(id: $id) { seq } }';
      const { seq } = (await ask(host, SEQ, { id }))['season'] as { seq: number };
      const { season } = await ask(
        atOther(host),
        `query ($id: ID!, $seq: Int!) { season(id: $id, atLeast: $seq) {
      players(former: true) { nodes { name account { displayName } } } } }`,
        { id, seq },
      );
      expect(season).toEqual({
        players: {
          nodes: [{ name: 'Deleted player 1', account: { displayName: 'Deleted account' } }],
        },
      });
      await site.drop();
    });
  },
);

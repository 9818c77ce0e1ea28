import { headOf } from '../../support/test-client';
import type { TestClient } from '../../support/test-client';
import { closeAll, startTestServer } from '../../support/test-server';

afterEach(closeAll);

const WHO = '{ viewer { account { displayName } } }';
const ADA = { viewer: { account: { displayName: 'Ada' } } };
const UNAUTHENTICATED = { extensions: { code: 'UNAUTHENTICATED' } };

describe('a token', () => {
  it('is taken from the header of a request', async () => {
    const { client } = await startTestServer();
    const token = await client.guest();
    expect((await client.post(WHO, { token })).body.data).toEqual(ADA);
    expect((await client.post(WHO)).body.data).toEqual({ viewer: null });
  });

  it.each([
    ['token', (token: string) => ({ token })],
    ['Authorization', (token: string) => ({ Authorization: `Bearer ${token}` })],
    ['authorization', (token: string) => ({ authorization: `bearer ${token}` })],
    ['AUTHORIZATION', (token: string) => ({ AUTHORIZATION: `Bearer ${token}` })],
    ['headers', (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })],
    [
      'headers in lower case',
      (token: string) => ({ headers: { 'x-other': 1, authorization: `Bearer ${token}` } }),
    ],
  ])('is taken from %s of connection_init', async (_name, params) => {
    const { client } = await startTestServer();
    const socket = await client.connected(params(await client.guest()));
    expect((await socket.ask(WHO)).data).toEqual(ADA);
  });

  it.each(['Bearer ?', 'bearer  ?\n', '?\n', '\u200b ? ', '\ufeff?', '?\r\n'])(
    'is understood as it is pasted: %j',
    async (pasted) => {
      const { client } = await startTestServer();
      const token = await client.guest();
      const socket = await client.connected({ token: pasted.replace('?', token) });
      expect((await socket.ask(WHO)).data).toEqual(ADA);
    },
  );

  it('is understood in a header without its scheme', async () => {
    const { client } = await startTestServer();
    const authorization = await client.guest();
    expect((await client.post(WHO, { headers: { authorization } })).body.data).toEqual(ADA);
  });

  it('is taken from the header of an upgrade, where connection_init has none', async () => {
    const { client } = await startTestServer();
    const socket = client.socket('/graphql', { authorization: `Bearer ${await client.guest()}` });
    await socket.opened;
    socket.send({ type: 'connection_init', payload: { token: null } });
    await socket.next();
    expect((await socket.ask(WHO)).data).toEqual(ADA);
  });

  it('is taken from the header of an event stream', async () => {
    const { client } = await startTestServer();
    const stream = await client.stream(WHO, { token: await client.guest() });
    expect(await stream.next()).toMatchObject({ data: ADA });
  });
});

describe('an Authorization of another scheme', () => {
  const OTHERS = ['Basic YTpi', 'basic YTpi', 'Digest username="a", realm="b"', 'Negotiate', ''];

  it.each(OTHERS)('is not for us: %s', async (authorization) => {
    const { client } = await startTestServer();
    const headers = { authorization };
    const { status, body } = await client.post(WHO, { headers });
    expect([status, body.data]).toEqual([200, { viewer: null }]);
    const stream = await client.stream(WHO, { headers });
    expect(await stream.next()).toMatchObject({ data: { viewer: null } });
    const token = await client.guest();
    const params = [
      { token },
      { Authorization: `Bearer ${token}` },
      { Authorization: authorization },
      { headers: { authorization } },
      {},
    ];
    const seen: unknown[] = [];
    for (const payload of params) {
      const socket = client.socket('/graphql', headers);
      await socket.opened;
      socket.send({ type: 'connection_init', payload });
      expect(await socket.next()).toEqual({ type: 'connection_ack' });
      seen.push((await socket.ask(WHO)).data);
    }
    expect(seen).toEqual([ADA, ADA, { viewer: null }, { viewer: null }, { viewer: null }]);
  });

  it('is not counted as a wrong token', async () => {
    const { client } = await startTestServer({ limits: { wrongTokensPerAddress: 1 } });
    for (let time = 0; time < 3; time += 1) {
      const headers = { authorization: 'Basic YTpi' };
      expect((await client.post(WHO, { headers })).status).toBe(200);
    }
    expect((await client.post(WHO, { token: 'nobody' })).status).toBe(401);
  });

  it('leaves feeds to everybody, and the token in the address of one', async () => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const id = await client.round(token);
    const { body } = await client.post(
      `mutation ($id: ID!) {
        createFeedToken(input: { seasonId: $id, kind: EVENTS }) { path }
      }`,
      { token, variables: { id } },
    );
    const { path } = body.data?.['createFeedToken'] as { path: string };
    const open = [`/calendar/${id}.ics`, `/feed/${id}.atom`];
    const empty = open.map((door) => `${door}?token=`);
    for (const asked of [...open, ...empty, path, `${path}%20%0A`]) {
      const headers = { authorization: 'Basic YTpi' };
      expect([asked, (await headOf(client.url + asked, { headers })).status]).toEqual([asked, 200]);
    }
    expect((await headOf(`${client.url}${path}x`)).status).toBe(401);
  });

  it('leaves a ticket in the address of a stream to be looked at', async () => {
    const { client } = await startTestServer();
    const { body } = await client.post('mutation { createStreamTicket { ticket } }', {
      token: await client.guest(),
    });
    const { ticket } = body.data?.['createStreamTicket'] as { ticket: string };
    const statusOf = async (shown: string): Promise<number> => {
      const query = 'subscription { inbox { number } }';
      const params = new URLSearchParams({ query, ticket: shown }).toString();
      const url = `${client.url}/graphql/stream?${params}`;
      const headers = { accept: 'text/event-stream', authorization: 'Basic YTpi' };
      return (await headOf(url, { headers })).status;
    };
    for (const shown of [ticket, ` ${ticket}\n`]) expect(await statusOf(shown)).toBe(200);
    expect(await statusOf('nobody')).toBe(401);
    expect(await statusOf('')).toBe(200);
  });
});

describe('a token that is none', () => {
  it.each(['Bearer nobody', 'Bearer', 'bearer  ', 'rdt_nobody', `Bearer ${'x'.repeat(600)}`])(
    'gets 401 from HTTP: %s',
    async (authorization) => {
      const { client } = await startTestServer();
      const { status, headers, body } = await client.post(WHO, { headers: { authorization } });
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toBe('Bearer');
      expect(body).toMatchObject({ errors: [UNAUTHENTICATED] });
      expect(body.data).toBeUndefined();
    },
  );

  it('gets 401 from an event stream', async () => {
    const { client } = await startTestServer();
    const stream = await client.stream(WHO, { token: 'nobody' });
    expect(stream.status).toBe(401);
    expect(await stream.json()).toMatchObject({ errors: [UNAUTHENTICATED] });
  });

  it.each([
    [{ token: 'nobody' }],
    [{ token: '' }],
    [{ token: 7 }],
    [{ token: 'Bearer' }],
    [{ token: ' \n' }],
    [{ Authorization: 'rdt_nobody' }],
    [{ authorization: ['Bearer x'] }],
    [{ headers: { Authorization: 'Bearer nobody' } }],
    [{ headers: { AUTHORIZATION: 7 } }],
  ])('closes a socket with 4401: %j', async (payload) => {
    const { client } = await startTestServer();
    const socket = client.socket();
    await socket.opened;
    socket.send({ type: 'connection_init', payload });
    expect(await socket.closed).toEqual({ code: 4401, reason: 'Unauthorized' });
  });
});

/** An access token that was created by this token. */
async function makeToken(
  client: TestClient,
  token: string,
): Promise<{ readonly id: string; readonly token: string }> {
  const { body } = await client.post(
    `mutation { createAccessToken(input: { name: "bot", scopes: [READ, PLAY, HOST] }) {
      token accessToken { id }
    } }`,
    { token },
  );
  const made = body.data?.['createAccessToken'] as { token: string; accessToken: { id: string } };
  return { id: made.accessToken.id, token: made.token };
}

describe('a token that is revoked', () => {
  const LIVE = 'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq } }';

  it('closes its sockets and event streams at once, and no others', async () => {
    const { client } = await startTestServer();
    const [ada, bob] = [await client.guest('Ada'), await client.guest('Bob')];
    const id = await client.round(ada);
    const socket = await client.connected({ token: ada });
    socket.subscribe('1', LIVE, { id });
    const stream = await client.stream(LIVE, { token: ada, variables: { id } });
    const others = await client.connected({ token: bob });
    const nobodys = await client.connected();
    expect(await stream.next()).toMatchObject({ data: { journal: { seq: 1 } } });

    const { body } = await client.post('mutation { signOut { signedOut } }', { token: ada });
    expect(body.data).toEqual({ signOut: { signedOut: true } });
    expect((await socket.closed).code).toBe(4401);
    await stream.ended;
    expect((await others.ask(WHO)).data).toEqual({ viewer: { account: { displayName: 'Bob' } } });
    expect((await nobodys.ask(WHO)).data).toEqual({ viewer: null });
    expect((await client.post(WHO, { token: ada })).status).toBe(401);
  });

  it('closes the sockets and streams of what it made too, and of nothing else', async () => {
    const { client } = await startTestServer();
    const session = await client.guest();
    const id = await client.round(session);
    const parent = await makeToken(client, session);
    const [child, sibling] = [
      await makeToken(client, parent.token),
      await makeToken(client, session),
    ];
    const grandchild = await makeToken(client, child.token);
    const socket = await client.connected({ token: child.token });
    const live = await client.connected({ token: grandchild.token });
    live.subscribe('1', LIVE, { id });
    const stream = await client.stream(LIVE, { token: grandchild.token, variables: { id } });
    expect(await stream.next()).toMatchObject({ data: { journal: { seq: 1 } } });
    const others = [
      await client.connected({ token: session }),
      await client.connected({ token: sibling.token }),
    ];

    const { body } = await client.post(
      'mutation ($id: ID!) { revokeAccessToken(input: { tokenId: $id }) { refusal { code } } }',
      { token: session, variables: { id: parent.id } },
    );
    expect(body.data).toEqual({ revokeAccessToken: { refusal: null } });
    expect((await socket.closed).code).toBe(4401);
    expect((await live.closed).code).toBe(4401);
    await stream.ended;
    for (const other of others) expect((await other.ask(WHO)).data).toEqual(ADA);
    for (const { token } of [parent, child, grandchild]) {
      expect((await client.post(WHO, { token })).status).toBe(401);
    }
  });

  it('is looked at again for each operation, should word of it be lost', async () => {
    const { client, deps } = await startTestServer();
    const token = await client.guest();
    const socket = await client.connected({ token });
    expect((await socket.ask(WHO)).data).toEqual(ADA);
    const viewer = await deps.accounts.authenticate(token);
    if (viewer === null) throw new Error('no viewer');
    await deps.accounts.signOut(viewer);
    socket.subscribe('1', WHO);
    expect((await socket.closed).code).toBe(4401);
  });

  it('is found out after a while, even when nothing is asked', async () => {
    const { client, deps } = await startTestServer({ limits: { tokenCheckMs: 50 } });
    const token = await client.guest();
    const socket = await client.connected({ token });
    const viewer = await deps.accounts.authenticate(token);
    if (viewer === null) throw new Error('no viewer');
    await deps.accounts.signOut(viewer);
    expect((await socket.closed).code).toBe(4401);
  });
});

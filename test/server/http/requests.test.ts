import { headOf } from '../../support/test-client';
import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';

let house: TestServer;
beforeEach(async () => {
  house = await startTestServer();
});
afterEach(closeAll);

const JSON_TYPE = { 'content-type': 'application/json' };

async function ask(
  init: RequestInit,
  path = '/graphql',
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(`${house.client.url}${path}`, init);
  const text = await response.text();
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}

const get = (query: string): string => `/graphql?${new URLSearchParams({ query }).toString()}`;

describe('a request', () => {
  it.each([
    ['a body that is too large', `{"query":"#${'x'.repeat(100 * 1024)}"}`, 413],
    ['a body that is no JSON', '{"query":', 400],
    ['no body', '', 400],
    ['a batch', '[{"query":"{ __typename }"}]', 400],
    ['no query', '{"variables":{}}', 400],
    ['a query that is no text', '{"query":{}}', 400],
    ['variables that are no object', '{"query":"{ __typename }","variables":[1]}', 400],
    [
      'a persisted query',
      `{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${'a'.repeat(64)}"}}}`,
      200,
    ],
  ])('with %s is told what is wrong', async (_title, body, status) => {
    const reply = await ask({ method: 'POST', headers: JSON_TYPE, body });
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect(reply.body['data']).toBeUndefined();
  });

  it('with text for a body is refused', async () => {
    const headers = { 'content-type': 'text/plain' };
    const { status } = await ask({ method: 'POST', headers, body: '{"query":"{ __typename }"}' });
    expect(status).toBe(415);
  });

  it('cannot subscribe', async () => {
    const { status, body } = await house.client.post(
      'subscription { journal(seasonId: "x") { seq } }',
    );
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toContain('WebSocket');
  });

  it('cannot change anything by GET', async () => {
    const path = get('mutation { startGuest(input: { displayName: "A" }) { token } }');
    const { status, body } = await ask({ headers: { 'apollo-require-preflight': 'yes' } }, path);
    expect(status).toBe(405);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
});

describe('forgery', () => {
  it('by what any page can send is stopped', async () => {
    const { status, body } = await ask({}, get('{ __typename }'));
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it.each<[string, Record<string, string>]>([
    ['urql, which asks by GET', { accept: 'application/graphql-response+json, application/json' }],
    ['Apollo Client', { 'apollo-require-preflight': 'true' }],
    ['Relay and others', { 'graphql-require-preflight': '1' }],
    ['whoever says what it sends', JSON_TYPE],
  ])('does not lock out %s', async (_client, headers) => {
    const { status, body } = await ask({ headers }, get('{ __typename }'));
    expect(status).toBe(200);
    expect(body['data']).toEqual({ __typename: 'Query' });
  });
});

describe('every answer', () => {
  it.each(['/', '/livez', '/graphql', '/nothing', '/graphql/stream'])(
    'of %s has headers that keep browsers safe',
    async (path) => {
      const { headers } = await headOf(`${house.client.url}${path}`, {
        headers: { accept: 'text/html' },
      });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('can be read by any page, which may send a token', async () => {
    const asked = { 'access-control-request-headers': 'authorization,content-type,x-mine' };
    const { status, headers } = await ask({ method: 'OPTIONS', headers: asked });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type,x-mine');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('the log', () => {
  it('has the operation and what became of it, and nothing that was in it', async () => {
    const token = await house.client.guest('a secret name');
    await house.client.post(
      'query Seen($hidden: Int) { seasons(first: $hidden) { nodes { id } } }',
      {
        token,
        variables: { hidden: 17 },
      },
    );
    await house.client.post('query Wrong { "a secret text" }', { token });
    const socket = await house.client.connected({ token });
    await socket.ask('query OnSocket { __typename }');
    const lines = house.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'request',
        operation: 'Seen',
        method: 'POST',
        route: '/graphql',
        status: 200,
        durationMs: expect.any(Number) as number,
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ transport: 'websocket', operation: 'OnSocket', status: 'ok' }),
    );
    const text = house.log.join('');
    for (const secret of [token, 'a secret name', 'a secret text', 'hidden', 'Bearer']) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('an optional parameter that is empty', () => {
  const QUERY = '{ viewer { id } }';
  const EMPTY = { operationName: '', variables: '', extensions: '', documentId: '' };
  const DATA = { data: { viewer: null } };

  it.each(Object.keys(EMPTY))('is left out, by GET and POST: %s', async (name) => {
    const { client } = house;
    for (const more of [{ [name]: '' }, EMPTY]) {
      const params = new URLSearchParams({ query: QUERY, ...more }).toString();
      const accept = 'application/graphql-response+json';
      expect((await ask({ headers: { accept } }, `/graphql?${params}`)).body).toMatchObject(DATA);
      const body = JSON.stringify({ query: QUERY, ...more });
      const post = { method: 'POST', headers: JSON_TYPE, body };
      expect((await ask(post)).body).toMatchObject(DATA);
      for (const [path, init] of [
        [`/graphql/stream?${params}`, {}],
        ['/graphql/stream', post],
      ] as const) {
        const headers = { ...JSON_TYPE, accept: 'text/event-stream' };
        const response = await fetch(client.url + path, { ...init, headers });
        expect(await response.text()).toContain('"data":{"viewer":null}');
      }
    }
  });

  it('is left out on a socket', async () => {
    const socket = await house.client.connected();
    const payload = { query: QUERY, operationName: '', documentId: '' };
    socket.send({ id: '1', type: 'subscribe', payload });
    expect(await socket.next()).toMatchObject({ type: 'next', payload: DATA });
  });

  it('is not an operation of several', async () => {
    const query = 'query A { __typename } query B { __typename }';
    const body = JSON.stringify({ query, operationName: '' });
    expect((await ask({ method: 'POST', headers: JSON_TYPE, body })).body).toMatchObject({
      errors: [{ message: expect.stringContaining('exactly one operation') as string }],
    });
  });
});

import { gzipSync } from 'node:zlib';
import { until } from '../../support/async-queue';
import { closeAll, startTestServer } from '../../support/test-server';
import { answersIn, RawConnection, statusOf } from '../../support/raw-connection';

afterEach(closeAll);

const HEAD = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\n';
const LIVE = 'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq } }';

describe('a request that takes too long', () => {
  it.each([
    ['in its head', 'POST /graphql HTTP/1.1\r\nHost: loc'],
    ['in its body', `${HEAD}content-length: 100\r\n\r\n{"query":`],
    ['in its chunks', `${HEAD}transfer-encoding: chunked\r\n\r\n9\r\n{"query":\r\n`],
    [
      'in the handshake of a socket',
      'GET /graphql HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Up',
    ],
    ['before its first byte', ''],
  ])('%s is answered with 408, and the connection closed', async (_where, text) => {
    const { client } = await startTestServer({ limits: { headMs: 50, requestMs: 50 } });
    const connection = new RawConnection(client.port);
    connection.send(text);
    await connection.closed;
    const [answer] = answersIn(connection.heard);
    expect(statusOf(answer?.head ?? '')).toBe(408);
    expect(answer?.head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', limit: 'requestMs' } }],
    });
  });

  it('cuts no socket and no event stream that go on for longer', async () => {
    const limits = { headMs: 500, requestMs: 500 };
    const { client } = await startTestServer({ limits });
    const token = await client.guest();
    const id = await client.round(token);
    const socket = await client.connected({ token });
    socket.subscribe('1', LIVE, { id });
    const stream = await client.stream(LIVE, { token, variables: { id } });
    await Promise.all([socket.next(), stream.next()]);
    const slow = new RawConnection(client.port);
    slow.send('POST /graphql HTTP/1.1\r\n');
    await slow.closed;
    const rename =
      'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { refusal { code } } }';
    expect((await client.post(rename, { token, variables: { id } })).status).toBe(200);
    expect(await stream.next()).toMatchObject({ data: { journal: { seq: 2 } } });
    expect(await socket.next()).toMatchObject({ type: 'next' });
  });
});

describe('the limits of an address', () => {
  it('bound the requests that it does not finish', async () => {
    const { client } = await startTestServer({ limits: { requestsPerAddress: 3 } });
    const slow = Array.from({ length: 3 }, () => new RawConnection(client.port));
    for (const connection of slow) connection.send(`${HEAD}content-length: 100\r\n\r\n{`);
    await until(async () => (await fetch(`${client.url}/livez`)).status === 429);
    const one = new RawConnection(client.port);
    one.send(`${HEAD}content-length: 100\r\n\r\n{`);
    expect(await one.closed).toBeNull();
    const [answer] = answersIn(one.heard);
    expect(answer?.head).toMatch(/^HTTP\/1.1 429 [\s\S]*^connection: close$/im);
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({
      errors: [
        {
          extensions: {
            code: 'RATE_LIMITED',
            limit: 'requestsPerAddress',
            maximum: 3,
            retryAfterMs: 1_000,
          },
        },
      ],
    });
    for (const connection of slow) connection.end();
    await until(async () => (await fetch(`${client.url}/livez`)).status === 200);
  });

  it('count requests by the address that the proxy tells', async () => {
    const { client } = await startTestServer(
      { limits: { requestsPerAddress: 1, connectionsPerAddress: 1 } },
      { TRUST_PROXY: '1' },
    );
    const slow = new RawConnection(client.port);
    slow.send(`${HEAD}X-Forwarded-For: 1.1.1.1\r\ncontent-length: 100\r\n\r\n{`);
    const ask = async (address: string): Promise<number> => {
      const headers = { 'x-forwarded-for': address };
      return (await fetch(`${client.url}/livez`, { headers })).status;
    };
    await until(async () => (await ask('1.1.1.1')) === 429);
    expect(await ask('2.2.2.2')).toBe(200);
    slow.end();
  });

  it('do not count event streams among requests', async () => {
    const { client } = await startTestServer({ limits: { requestsPerAddress: 1 } });
    const stream = await client.stream('subscription { inbox { number } }', {
      token: await client.guest(),
    });
    expect(stream.status).toBe(200);
    expect((await fetch(`${client.url}/livez`)).status).toBe(200);
  });

  it('bound its connections, whatever goes over them', async () => {
    const { client } = await startTestServer({ limits: { connectionsPerAddress: 2 } });
    const two = [new RawConnection(client.port), new RawConnection(client.port)];
    for (const connection of two) await connection.connected;
    const third = new RawConnection(client.port);
    await third.closed;
    expect(third.heard).toBe('');
    two[0]?.end();
    const again = async (): Promise<boolean> => {
      const connection = new RawConnection(client.port);
      connection.send('GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      await connection.closed;
      return connection.heard.startsWith('HTTP/1.1 200');
    };
    await until(again);
    two[1]?.end();
  });
});

describe('what cannot be read', () => {
  it.each([
    ['nonsense', 'HELO\r\n\r\n', 400],
    ['two lengths', `${HEAD}content-length: 1\r\ncontent-length: 2\r\n\r\n{}`, 400],
    [
      'headers without an end',
      `GET / HTTP/1.1\r\nHost: localhost\r\nx: ${'x'.repeat(20_000)}`,
      431,
    ],
    ['a path that cannot be decoded', 'GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['a path that is not UTF-8', 'GET /s/%FF HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['an overlong path', 'GET /s/%C0%AF HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['half an escape at the end', 'GET /livez% HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ])('is answered in our form and with our headers: %s', async (_what, text, status) => {
    const { client } = await startTestServer({}, { PUBLIC_URL: 'https://ridotto.example' });
    const connection = new RawConnection(client.port);
    connection.send(text);
    const [answer] = answersIn(await connection.hears((heard) => answersIn(heard).length > 0));
    expect(statusOf(answer?.head ?? '')).toBe(status);
    for (const header of [
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
      'referrer-policy: no-referrer',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security: max-age=31536000',
      'content-type: application/json; charset=utf-8',
    ]) {
      expect(answer?.head).toContain(header);
    }
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
    connection.end();
  });

  it.each([
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/json;;;  nonsense',
    'application/json; charset',
    ';;;',
    'text/plain',
    'application/jsonp',
  ])('is no body of a type that is not JSON in UTF-8: %s', async (type) => {
    const { client } = await startTestServer();
    for (const path of ['/graphql', '/graphql/stream']) {
      const response = await fetch(`${client.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': type, accept: 'text/event-stream, application/json' },
        body: '{"query":"{ __typename }"}',
      });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({
        errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
      });
    }
  });

  it('is no compressed body', async () => {
    const { client } = await startTestServer();
    for (const path of ['/graphql', '/graphql/stream']) {
      const response = await fetch(`${client.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body: gzipSync('{"query":"{ __typename }"}'),
      });
      expect(response.status).toBe(415);
      expect(await response.text()).toContain('send it without Content-Encoding');
    }
    const headers = { 'content-encoding': 'identity' };
    expect((await client.post('{ __typename }', { headers })).status).toBe(200);
  });

  it('has a method that its address answers', async () => {
    const { client } = await startTestServer();
    for (const [path, method, allowed] of [
      ['/graphql', 'PUT', 'GET, HEAD, POST'],
      ['/graphql?query={__typename}', 'DELETE', 'GET, HEAD, POST'],
      ['/livez', 'POST', 'GET, HEAD'],
    ] as const) {
      const response = await fetch(`${client.url}${path}`, { method });
      expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, allowed]);
      expect(await response.text()).toContain(`This address answers only ${allowed}.`);
    }
    expect((await fetch(`${client.url}/nothing`, { method: 'PUT' })).status).toBe(404);
  });

  it.each([
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/json;charset="utf-8"',
    'application/json; charset="UTF8"',
    'application/json; charset=utf8',
    'application/json ; odata=verbose; charset=utf-8',
  ])('is not what says that it is JSON: %s', async (type) => {
    const { client } = await startTestServer();
    const { status } = await client.post('{ __typename }', { headers: { 'content-type': type } });
    expect(status).toBe(200);
  });
});

describe('an event stream that was asked for with "Connection: close"', () => {
  it.each(['close', 'keep-alive'])(
    'closes its connection at its end, or does not: %s',
    async (how) => {
      const { client } = await startTestServer();
      const connection = new RawConnection(client.port);
      const query = new URLSearchParams({ query: '{ __typename }' }).toString();
      connection.send(
        `GET /graphql/stream?${query} HTTP/1.1`,
        'Host: localhost',
        'Accept: text/event-stream',
        `Connection: ${how}`,
        '',
        '',
      );
      await connection.hears((text) => text.endsWith('0\r\n\r\n'));
      if (how === 'close') {
        expect(await connection.closed).toBeNull();
        return;
      }
      connection.send('GET /livez HTTP/1.1', 'Host: localhost', 'Connection: close', '', '');
      await connection.closed;
      expect(connection.heard).toContain('{"status":"ok"}');
    },
  );
});

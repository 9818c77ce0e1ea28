import { once } from 'node:events';
import { WebSocket } from 'ws';
import { until } from '../../support/async-queue';
import { closeAll, startTestServer } from '../../support/test-server';

afterEach(closeAll);

const LIVE = 'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq } }';

describe('a socket', () => {
  it('answers queries and mutations', async () => {
    const { client } = await startTestServer();
    const socket = await client.connected();
    const { data, extensions } = await socket.ask(
      'mutation { startGuest(input: { displayName: "Ada" }) { viewer { account { displayName } } } }',
    );
    expect(data).toEqual({ startGuest: { viewer: { account: { displayName: 'Ada' } } } });
    expect(extensions).toMatchObject({ cost: 3, rateLimit: { limit: 'workPerAddress' } });
  });

  it('answers pings, the last of many at least', async () => {
    const { client } = await startTestServer();
    const url = `${client.url.replace('http', 'ws')}/graphql`;
    const socket = new WebSocket(url, 'graphql-transport-ws');
    await once(socket, 'open');
    const pongs: string[] = [];
    socket.on('pong', (data) => pongs.push(data.toString()));
    socket.ping('first');
    await until(() => pongs.includes('first'));
    for (let at = 0; at < 5_000; at += 1) socket.ping(`number ${at}`);
    socket.ping('last');
    await until(() => pongs.includes('last'));
    expect(pongs.at(-1)).toBe('last');
    socket.terminate();
  });

  it('goes on after a syntax error', async () => {
    const { client } = await startTestServer();
    const socket = await client.connected();
    const { errors } = await socket.ask('{ editions {');
    expect(errors).toEqual([
      {
        message: 'Syntax Error: Expected Name, found <EOF>.',
        locations: [{ line: 1, column: 13 }],
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    expect((await socket.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });

  it('goes on after a subscription that cannot begin', async () => {
    const { client } = await startTestServer();
    const socket = await client.connected();
    const { errors } = await socket.ask(LIVE, { id: 'nothing' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'seasonId' });
    expect(socket.isOpen).toBe(true);
  });

  it('tells what happens until it is told to stop', async () => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const id = await client.round(token);
    const socket = await client.connected({ token });
    socket.subscribe('live', LIVE, { id });
    expect(await socket.next()).toEqual({
      id: 'live',
      type: 'next',
      payload: { data: { journal: { seq: 1 } } },
    });
    socket.send({ id: 'live', type: 'complete' });
    const metrics = async (): Promise<string> => (await fetch(`${client.url}/metrics`)).text();
    await until(async () =>
      (await metrics()).includes('ridotto_live_subscriptions{transport="websocket"} 0'),
    );
  });

  it('ends its subscriptions when it closes', async () => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const socket = await client.connected({ token });
    socket.subscribe('live', LIVE, { id: await client.round(token) });
    await socket.next();
    socket.terminate();
    const metrics = async (): Promise<string> => (await fetch(`${client.url}/metrics`)).text();
    await until(async () => {
      const text = await metrics();
      return (
        text.includes('ridotto_live_subscriptions{transport="websocket"} 0') &&
        text.includes('ridotto_live_connections{transport="websocket"} 0')
      );
    });
  });

  it('is refused anywhere else', async () => {
    const { client } = await startTestServer();
    expect(await client.socket('/elsewhere').refused).toBe(404);
  });
});

describe('the limits of a socket', () => {
  it('close it after a message that is too large', async () => {
    const { client, log } = await startTestServer();
    const socket = await client.connected();
    socket.send({ id: '1', type: 'subscribe', payload: { query: `#${'x'.repeat(64 * 1024)}` } });
    expect((await socket.closed).code).toBe(1009);
    expect(log.join('')).not.toContain('"level":50');
  });

  it('close it when it does not begin', async () => {
    const { client } = await startTestServer({ limits: { connectionInitMs: 30 } });
    const socket = client.socket();
    expect((await socket.closed).code).toBe(4408);
  });

  it('close it when it asks before it was let in', async () => {
    const { client } = await startTestServer();
    const socket = client.socket();
    await socket.opened;
    socket.subscribe('1', '{ __typename }');
    expect((await socket.closed).code).toBe(4401);
  });

  it('bound the operations that run on it', async () => {
    const { client } = await startTestServer({ limits: { operationsPerSocket: 2 } });
    const token = await client.guest();
    const id = await client.round(token);
    const socket = await client.connected({ token });
    const later = 'subscription ($id: ID!) { journal(seasonId: $id) { seq } }';
    for (const name of ['a', 'b']) socket.subscribe(name, later, { id });
    await until(async () => {
      const text = await (await fetch(`${client.url}/metrics`)).text();
      return text.includes('ridotto_live_subscriptions{transport="websocket"} 2');
    });
    const { errors } = await socket.ask('{ __typename }');
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      limit: 'operationsPerSocket',
      value: 3,
      maximum: 2,
    });
    socket.send({ id: 'a', type: 'complete' });
    expect((await socket.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });

  it('bound the sockets and event streams of an address', async () => {
    const { client } = await startTestServer({ limits: { socketsPerAddress: 2 } });
    const token = await client.guest();
    const id = await client.round(token);
    const first = await client.connected({ token });
    const stream = await client.stream(LIVE, { token, variables: { id } });
    await stream.next();
    expect((await client.socket().closed).code).toBe(1013);
    const over = await client.stream('{ __typename }');
    expect(over.status).toBe(429);
    expect((await over.json()).errors?.[0]?.extensions).toEqual({
      code: 'RATE_LIMITED',
      limit: 'socketsPerAddress',
      maximum: 2,
      left: 0,
      retryAfterMs: 5_000,
    });
    first.terminate();
    await until(async () => (await client.stream('{ __typename }')).status === 200);
  });

  it('count by the address that the proxy tells, where one is trusted', async () => {
    const { client } = await startTestServer(
      { limits: { socketsPerAddress: 1 } },
      { TRUST_PROXY: '1' },
    );
    const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
    await client.socket('/graphql', from('9.9.9.9, 1.1.1.1')).opened;
    expect((await client.socket('/graphql', from('8.8.8.8, 1.1.1.1')).closed).code).toBe(1013);
    await client.socket('/graphql', from('1.1.1.1, 2.2.2.2')).opened;
  });

  it('take nobody at their word for an address, where no proxy is trusted', async () => {
    const { client } = await startTestServer({ limits: { socketsPerAddress: 1 } });
    await client.socket('/graphql', { 'x-forwarded-for': '1.1.1.1' }).opened;
    const other = client.socket('/graphql', { 'x-forwarded-for': '2.2.2.2' });
    expect((await other.closed).code).toBe(1013);
  });

  it('close it with a code that clients retry when its reader takes nothing', async () => {
    const { client, log } = await startTestServer({ limits: { sendBufferBytes: 100_000 } });
    const socket = await client.connected();
    socket.stall();
    const large = '{ editions { document sections { markdown } } }';
    for (let i = 0; i < 150; i += 1) socket.subscribe(String(i), large);
    await until(() => log.some((line) => line.includes('socket closed')));
    const line = log.find((one) => one.includes('socket closed')) ?? '';
    // The close code 1013 may be queued behind data that the reader does not take. Then the code is
    // 1006.
    expect([1006, 1013]).toContain((JSON.parse(line) as { code: number }).code);
  });
});

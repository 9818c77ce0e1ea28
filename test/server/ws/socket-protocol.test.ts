import { WebSocket } from 'ws';
import { closeAll, startTestServer } from '../../support/test-server';

afterEach(closeAll);

const PING = { type: 'ping' };
const INIT = { type: 'connection_init' };
const ask = (id: unknown, payload: unknown): object => ({ id, type: 'subscribe', payload });
const QUERY = { query: '{ __typename }' };
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('what a client may not send closes its socket with the code of the protocol', () => {
  it.each<[string, readonly unknown[], number]>([
    ['nothing', [''], 4400],
    ['no JSON', ['{'], 4400],
    ['a list', [[]], 4400],
    ['null', ['null'], 4400],
    ['no type', [{}], 4400],
    ['a type that is no text', [{ type: 1 }], 4400],
    ['a type that nobody knows', [{ type: 'start', id: '1', payload: QUERY }], 4400],
    ['next', [INIT, { type: 'next', id: '1', payload: {} }], 4400],
    ['error', [INIT, { type: 'error', id: '1', payload: [] }], 4400],
    ['connection_ack', [INIT, { type: 'connection_ack' }], 4400],
    ['connection_ack before anything', [{ type: 'connection_ack' }], 4400],
    ['a ping whose payload is a list', [{ type: 'ping', payload: [] }], 4400],
    ['a ping that nests 25,000 deep', [`{"type":"ping","payload":{"a":${nested(25_000)}}}`], 4400],
    ['a pong that nests 25,000 deep', [`{"type":"pong","payload":{"a":${nested(25_000)}}}`], 4400],
    [
      'variables that nest 25,000 deep',
      [
        INIT,
        `{"type":"subscribe","id":"1","payload":{"query":"","variables":{"a":${nested(25_000)}}}}`,
      ],
      4400,
    ],
    ['connection_init twice', [INIT, INIT], 4429],
    ['an operation before it was let in', [ask('1', QUERY)], 4401],
    ['an operation without an id', [INIT, ask(undefined, QUERY)], 4400],
    ['an operation whose id is empty', [INIT, ask('', QUERY)], 4400],
    ['an operation without a payload', [INIT, ask('1', undefined)], 4400],
    ['an operation whose query is no text', [INIT, ask('1', { query: 1 })], 4400],
    [
      'an operation whose variables are a list',
      [INIT, ask('1', { ...QUERY, variables: [] })],
      4400,
    ],
    ['complete without an id', [INIT, { type: 'complete' }], 4400],
    ['bytes that are not UTF-8', [INIT, Buffer.from('{"type":"J\u00f6rg"}', 'latin1')], 1007],
    ['an overlong form', [Buffer.from('{"type":"\u00c0\u00af"}', 'latin1')], 1007],
  ])('%s', async (_what, messages, code) => {
    const { client, log } = await startTestServer();
    const socket = client.socket();
    await socket.opened;
    let isIn = false;
    for (const message of messages) {
      socket.send(message);
      if (message === INIT && !isIn) {
        expect(await socket.next()).toEqual({ type: 'connection_ack' });
        isIn = true;
      }
    }
    expect((await socket.closed).code).toBe(code);
    expect(log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });

  it.each([1, 5_000])('an operation of an id that runs, of %d characters', async (length) => {
    const { client, log } = await startTestServer();
    const socket = await client.connected({ token: await client.guest() });
    const id = 'i'.repeat(length);
    for (let twice = 0; twice < 2; twice += 1) {
      socket.send(ask(id, { query: 'subscription { inbox { number } }' }));
    }
    expect((await socket.closed).code).toBe(4409);
    expect(log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });

  it('frames of text that are not UTF-8', async () => {
    const { client } = await startTestServer();
    const socket = new WebSocket(`ws://127.0.0.1:${client.port}/graphql`, 'graphql-transport-ws');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.once('open', () => {
      socket.send(Buffer.from('{"type":"p\u00efng"}', 'latin1'), { binary: false });
    });
    expect(await closed).toBe(1007);
  });

  it('another protocol than graphql-transport-ws', async () => {
    const { client } = await startTestServer();
    const url = `ws://127.0.0.1:${client.port}/graphql`;
    for (const protocol of ['graphql-ws', []]) {
      const socket = new WebSocket(url, protocol);
      const heard: unknown[] = [];
      socket.on('message', (data) => heard.push(JSON.parse((data as Buffer).toString())));
      const closed = new Promise<[number, string]>((resolve) =>
        socket.once('close', (code, reason) => resolve([code, String(reason)])),
      );
      expect(await closed).toEqual([
        4406,
        'Use the subprotocol graphql-transport-ws (npm graphql-ws)',
      ]);
      // Clients of the legacy protocol pass this text on to their program.
      const message = expect.stringContaining('graphql-transport-ws') as string;
      const told = { type: 'connection_error', payload: { message } };
      expect(heard).toEqual(protocol === 'graphql-ws' ? [told] : []);
    }
    const both = new WebSocket(url, ['graphql-ws', 'graphql-transport-ws']);
    await new Promise((resolve) => both.once('open', resolve));
    expect(both.protocol).toBe('graphql-transport-ws');
    both.terminate();
  });
});

describe('what a client may send leaves its socket open', () => {
  it.each<[string, unknown, unknown]>([
    ['a ping', PING, { type: 'pong' }],
    ['a byte order mark', `\ufeff${JSON.stringify(PING)}`, { type: 'pong' }],
    ['a binary frame', Buffer.from(JSON.stringify(PING)), { type: 'pong' }],
    ['a ping with a payload', { ...PING, payload: { a: 1 } }, { type: 'pong', payload: { a: 1 } }],
    [
      'brackets within a text',
      { ...PING, payload: { a: `\\"${'['.repeat(300)}` } },
      { type: 'pong', payload: { a: `\\"${'['.repeat(300)}` } },
    ],
  ])('%s', async (_what, message, answer) => {
    const { client } = await startTestServer();
    const socket = await client.connected();
    socket.send(message);
    expect(await socket.next()).toEqual(answer);
  });

  it('the end of what does not run, and pongs', async () => {
    const { client } = await startTestServer();
    const socket = await client.connected();
    socket.send({ id: 'unknown', type: 'complete' });
    socket.send({ type: 'pong' });
    expect((await socket.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });
});

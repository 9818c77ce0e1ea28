import { closeAll, startTestServer } from '../../support/test-server';
import { answersIn, RawConnection, statusOf } from '../../support/raw-connection';

afterEach(closeAll);

/** The upgrade request that Java's HttpClient and `curl --http2` send over plain HTTP. */
const H2C = [
  'Connection: Upgrade, HTTP2-Settings',
  'Host: localhost',
  'HTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA',
  'Upgrade: h2c',
];
const PLAIN = ['Host: localhost'];
const ALIVE = '{"status":"ok"}';
const ANSWER = '{"data":{"__typename":"Query"}';
/** The answer without the server's cost report. */
const beginning = (body = ''): string => body.split(',"extensions"', 1)[0] ?? '';
const QUERY = '{"query":"{ __typename }"}';

const get = (path: string, headers: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n');
const post = (headers: readonly string[], body = QUERY): string =>
  [
    'POST /graphql HTTP/1.1',
    ...headers,
    'content-type: application/json',
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
const chunked = [
  'POST /graphql HTTP/1.1',
  ...H2C,
  'content-type: application/json',
  'transfer-encoding: chunked',
  '',
  QUERY.length.toString(16),
  QUERY,
  '0',
  '',
  '',
].join('\r\n');
const isOver = (count: number) => (text: string) => answersIn(text).length >= count;

describe('a request that offers another protocol than WebSocket [RFC 9110, 7.8]', () => {
  it.each([
    ['GET', get('/livez', H2C), ALIVE],
    ['POST with a body', post(H2C), ANSWER],
    ['POST in chunks', chunked, ANSWER],
    [
      'a protocol that nobody knows',
      get('/livez', ['Host: localhost', 'Connection: Upgrade', 'Upgrade: gopher/3']),
      ALIVE,
    ],
  ])('is answered as any other: %s', async (_kind, request, body) => {
    const { client } = await startTestServer();
    const connection = new RawConnection(client.port);
    connection.send(request);
    const [answer] = answersIn(await connection.hears(isOver(1)));
    expect([statusOf(answer?.head ?? ''), beginning(answer?.body)]).toEqual([200, body]);
    connection.end();
  });

  it('is answered when its body comes in pieces', async () => {
    const { client } = await startTestServer();
    const connection = new RawConnection(client.port);
    const request = post(H2C);
    for (const at of [40, 120, request.length - 5]) {
      connection.send(request.slice(at === 40 ? 0 : at === 120 ? 40 : 120, at));
      await new Promise((resolve) => setImmediate(resolve));
    }
    connection.send(request.slice(-5));
    const [answer] = answersIn(await connection.hears(isOver(1)));
    expect(answer?.body).toContain('"__typename":"Query"');
    connection.end();
  });

  it('leaves the connection to the next one', async () => {
    const { client } = await startTestServer();
    const connection = new RawConnection(client.port);
    for (const [count, request] of [post(H2C), get('/livez', H2C), post(H2C)].entries()) {
      connection.send(request);
      const answers = answersIn(await connection.hears(isOver(count + 1)));
      expect(answers).toHaveLength(count + 1);
      expect(answers.at(-1)?.head).toMatch(/^connection: keep-alive$/im);
    }
    connection.end();
  });

  it.each([
    ['a query', post(H2C) + get('/livez', PLAIN)],
    ['what has no body', get('/livez', H2C) + get('/livez', PLAIN)],
    ['chunks', chunked + get('/livez', PLAIN)],
  ])(
    'is told to close, and not left waiting, where it was sent with the next one behind it: %s',
    async (_kind, both) => {
      const { client } = await startTestServer();
      const connection = new RawConnection(client.port);
      connection.send(both);
      expect(await connection.closed).toBeNull();
      const answers = answersIn(connection.heard);
      expect(answers.map(({ head }) => statusOf(head))).toEqual([200]);
      expect(answers[0]?.head).toMatch(/^connection: close$/im);
    },
  );

  it('keeps its place behind what was asked before it', async () => {
    const { client } = await startTestServer();
    const connection = new RawConnection(client.port);
    connection.send(post(PLAIN) + get('/livez', H2C));
    const answers = answersIn(await connection.hears(isOver(2)));
    expect(answers.map(({ body }) => beginning(body))).toEqual([ANSWER, ALIVE]);
    connection.end();
  });

  it('takes nothing from WebSockets', async () => {
    const { client } = await startTestServer();
    const socket = await client.connected();
    expect((await socket.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
    expect(await client.socket('/elsewhere').refused).toBe(404);
  });
});

/**
 * Damaged bytes at every endpoint: the server answers with a 4xx or correctly, and stores no text
 * that was not in a message.
 */
import { WebSocket } from 'ws';
import { fc } from '../../support/property-testing';
import { RawConnection, statusOf } from '../../support/raw-connection';
import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';

const SEED = 20_210_822;
const MANY = 1e6;
/** The fuzz test has a single address, so rates must not stop it. */
const LIMITS = {
  anonymousPerAddress: MANY,
  feedsPerAddress: MANY,
  wrongTokensPerAddress: MANY,
  mutationsPerAccount: MANY,
  workPerAddress: MANY * MANY,
  workPerAccount: MANY * MANY,
  exportsPerAddress: 100,
};

const latin1 = (...codes: number[]): string => String.fromCharCode(...codes);
/** The text's UTF-8 bytes as characters up to U+00FF. */
const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

const PIECES: readonly string[] = [
  latin1(0),
  latin1(0xef, 0xbb, 0xbf),
  latin1(0xc0, 0xaf),
  latin1(0xc0, 0x80),
  latin1(0xe0, 0x80, 0xaf),
  latin1(0xed, 0xa0, 0x80),
  latin1(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80),
  latin1(0xf4, 0x90, 0x80, 0x80),
  latin1(0xf8, 0x88, 0x80, 0x80, 0x80),
  latin1(0xff, 0xfe),
  latin1(0xc3),
  latin1(0xe2, 0x82),
  latin1(0x80),
  latin1(0x1b),
  latin1(0x7f),
  ...['é', '😀', '\u2028', '\u202e', '\ufffd', '\ufeff', '\u0300', '\ud7a3'].map(utf8),
  ...['\\ud800', '\\udc00\\ud800', '\\u0000', '\\ufeff', '\\ud83d\\ude00', '\\u', '"', '\\', '}'],
];

/** The place where a piece is inserted: within the text of the message, or anywhere. */
type Splice = { readonly piece: string; readonly at: number | 'TEXT' };

const SPLICES: fc.Arbitrary<readonly Splice[]> = fc.array(
  fc.record({
    piece: fc.constantFrom(...PIECES),
    at: fc.oneof(
      { weight: 2, arbitrary: fc.constant('TEXT' as const) },
      { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

const TEXT = '<TEXT>';

function damage(message: string, splices: readonly Splice[]): string {
  let damaged = message;
  for (const { piece, at } of splices) {
    const place = at === 'TEXT' ? damaged.indexOf(TEXT) : Math.floor(at * damaged.length);
    damaged = damaged.slice(0, Math.max(0, place)) + piece + damaged.slice(Math.max(0, place));
  }
  return damaged.replace(TEXT, '');
}

const cases = (count: number): readonly (readonly Splice[])[] => [
  ...PIECES.map((piece) => [{ piece, at: 'TEXT' as const }]),
  ...fc.sample(SPLICES, { seed: SEED, numRuns: count }),
];

const percent = (bytes: string): string =>
  Array.from(bytes, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');

const SAY = `mutation ($id: ID!, $text: String!) {
  say(input: { seasonId: $id, channel: TABLES, text: $text }) { refusal { code } seq } }`;

let house: TestServer;
let token: string;
let id: string;
/** The texts that the server has accepted. */
const said: string[] = [];

beforeAll(async () => {
  house = await startTestServer({ limits: LIMITS });
  token = await house.client.guest();
  id = await house.client.round(token);
  const join = `mutation ($id: ID!) { joinSeason(input: { seasonId: $id, name: "Ada" }) { seq } }`;
  expect((await house.client.post(join, { token, variables: { id } })).body.errors).toBeUndefined();
});
afterAll(closeAll);

type Answered = { readonly status: number; readonly body: string };

/** Sends one request in bytes over a connection of its own. */
async function request(
  line: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Promise<Answered> {
  const connection = new RawConnection(house.client.port);
  const all = { Host: 'localhost', Connection: 'close', ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const length = body === '' ? [] : [`Content-Length: ${body.length}`];
  connection.send(`${line} HTTP/1.1`, ...head, ...length, '', body);
  await connection.closed;
  const heard = connection.heard;
  const status = heard === '' ? 0 : statusOf(heard);
  return { status, body: heard.slice(heard.indexOf('\r\n\r\n') + 4) };
}

/** Checks that the server has not failed, and that its answer shows no internals. */
function expectRight(what: string, { status, body }: Answered): void {
  expect([what, status, status >= 200 && status < 500]).toEqual([what, status, true]);
  expect([what, body]).not.toEqual([what, expect.stringMatching(/INTERNAL_SERVER|\n\s+at /)]);
}

/**
 * The text in a message; null if the message is not valid UTF-8 and JSON. The server may store only
 * this text.
 */
function textOf(bytes: string): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bytes, 'latin1'));
    const message = JSON.parse(text) as { variables?: { text?: unknown } };
    return typeof message.variables?.text === 'string' ? message.variables.text : null;
  } catch {
    return null;
  }
}

/** Records an accepted text. A message without a text must not be accepted. */
function noteIfTaken(bytes: string, answer: string): void {
  if (!/"refusal":null,"seq":\d+/.test(answer)) return;
  const text = textOf(bytes);
  expect([bytes, text]).not.toEqual([bytes, null]);
  said.push(text ?? '');
}

const message = (): string => JSON.stringify({ query: SAY, variables: { id, text: `a${TEXT}b` } });

describe('damaged bytes', () => {
  it.each([
    ['/graphql', 'application/json'],
    ['/graphql/stream', 'text/event-stream'],
  ])('in a body of %s', async (path, accept) => {
    for (const splices of cases(40)) {
      const body = damage(message(), splices);
      const headers = {
        Authorization: `Bearer ${token}`,
        Accept: accept,
        'Content-Type': 'application/json',
      };
      const answered = await request(`POST ${path}`, headers, body);
      expectRight(body, answered);
      noteIfTaken(body, answered.body);
    }
  });

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'text/plain',
    'application/graphql',
    'application/json; charset=latin1',
  ])('in a body as %s change nothing', async (type) => {
    for (const splices of cases(0)) {
      const part = 'Content-Disposition: form-data; name="operations"; filename="a<TEXT>"';
      const body = damage(
        type.startsWith('multi') ? `--b\r\n${part}\r\n\r\n${message()}\r\n--b--\r\n` : message(),
        splices,
      );
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
      const answered = await request('POST /graphql', headers, body);
      expectRight(body, answered);
      expect([body, answered.status >= 400]).toEqual([body, true]);
    }
  });

  it.each(['/graphql', '/graphql/stream'])('in parameters of %s', async (path) => {
    const query = 'query ($id: ID!) { season(id: $id) { name } }';
    for (const splices of cases(30)) {
      const variables = damage(JSON.stringify({ id: `x${TEXT}` }), splices);
      const document = damage(`${query} # ${TEXT}`, splices);
      for (const [asked, given] of [
        [query, variables],
        [document, JSON.stringify({ id })],
      ] as const) {
        const line = `GET ${path}?query=${percent(asked)}&variables=${percent(given)}`;
        expectRight(line, await request(line, { 'X-Requested-With': 'fuzz' }));
      }
    }
  });

  it('in paths and queries of feeds, exports, pictures and pages', async () => {
    for (const splices of cases(10)) {
      for (const path of [
        `/feed/${id}${TEXT}.atom?types=${TEXT}`,
        `/feed/${id}.atom?before=${TEXT}1&archive=`,
        `/calendar/${TEXT}${id}.ics?token=${TEXT}`,
        `/calendar/me.ics?token=rdt_feed_${TEXT}`,
        `/export/${id}${TEXT}.jsonl`,
        `/s/${id}${TEXT}.md`,
        `/graphiql/${TEXT}`,
        `/docs/${TEXT}`,
      ]) {
        const line = `GET ${path.replaceAll(TEXT, percent(damage(TEXT, splices)))}`;
        expectRight(line, await request(line, {}));
      }
    }
  });

  it('in headers', async () => {
    for (const splices of cases(10)) {
      const text = damage(`a${TEXT}b`, splices).replace(/[\r\n]/g, '');
      for (const name of ['Authorization', 'Cookie', 'If-None-Match', 'Accept', 'Content-Type']) {
        const value = name === 'Authorization' ? `Bearer ${text}` : text;
        const line = `GET /feed/${id}.atom`;
        expectRight(`${name}: ${text}`, await request(line, { [name]: value }));
      }
    }
  });

  it.each([false, true])('in messages of a socket (binary: %s)', async (binary) => {
    for (const splices of cases(20)) {
      const payload = damage(message(), splices);
      const socket = new WebSocket(`ws://127.0.0.1:${house.client.port}/graphql`, [
        'graphql-transport-ws',
      ]);
      const end = await new Promise<string>((resolve) => {
        socket.on('open', () =>
          socket.send(JSON.stringify({ type: 'connection_init', payload: { token } })),
        );
        socket.on('message', (data: Buffer) => {
          const text = data.toString('utf8');
          if (text.includes('connection_ack')) {
            const bytes = `{"id":"1","type":"subscribe","payload":${payload}}`;
            socket.send(Buffer.from(bytes, 'latin1'), { binary });
          } else resolve(text);
        });
        socket.on('close', (code) => resolve(`close ${code}`));
        socket.on('error', () => undefined);
      });
      socket.terminate();
      expect([payload, end]).not.toEqual([payload, expect.stringMatching(/INTERNAL|close 1011/)]);
      expect([payload, end]).toEqual([
        payload,
        expect.stringMatching(/^close (1002|1003|1007|4400)$|"type":"(next|error)"/),
      ]);
      if (end.includes('"next"')) noteIfTaken(payload, end);
    }
  });
});

it('stored what was said, letter by letter, and nothing else; the log has no stack', async () => {
  const query = `query ($id: ID!, $after: String) { season(id: $id) {
    journal(types: [Said], first: 100, after: $after) {
      nodes { ... on Said { message } } pageInfo { hasNextPage endCursor } } } }`;
  type Page = {
    readonly nodes: readonly { readonly message: string }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
  const stored: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { body } = await house.client.post(query, { token, variables: { id, after } });
    const { nodes, pageInfo } = (body.data?.['season'] as { journal: Page }).journal;
    stored.push(...nodes.map((node) => node.message));
    [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
  }
  expect(said.length).toBeGreaterThan(20);
  // In a message, the line separator U+2028 counts as the end of a line.
  expect(stored).toEqual(said.map((text) => text.replaceAll('\u2028', '\n')));
  const faults = house.log.filter((line) => /"level":(50|60)|"stack"|\\n\s+at /.test(line));
  expect(faults).toEqual([]);
});

import { closeAll, startTestServer } from '../../support/test-server';
import type { Answer } from '../../support/test-client';
import { answersIn, RawConnection, statusOf } from '../../support/raw-connection';

afterEach(closeAll);

const NAMED = 'query ($n: String!) { season(id: $n) { id } }';
const START = `mutation ($displayName: String!) {
  startGuest(input: { displayName: $displayName }) { viewer { account { displayName } } }
}`;

/** The bytes of a text with characters up to U+00FF. */
const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Array.from(text, (letter) => letter.charCodeAt(0)));

const bodyWith = (name: string): string =>
  JSON.stringify({ query: START, variables: { displayName: '?' } }).replace('?', name);

async function send(
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ readonly status: number; readonly answer: Answer }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: bytes(body),
  });
  return { status: response.status, answer: (await response.json()) as Answer };
}

describe('a body', () => {
  it.each([
    ['Latin-1', 'J\u00f6rg'],
    ['an overlong slash', 'a\u00c0\u00afb'],
    ['a surrogate in three bytes', 'a\u00ed\u00a0\u0080b'],
    ['a letter that is cut off', 'a\u00c3'],
    ['UTF-16', '\0J\0o\u00ff\u00fe'],
  ])('in %s is refused by HTTP and event streams', async (_what, name) => {
    const { client } = await startTestServer();
    for (const path of ['/graphql', '/graphql/stream']) {
      const { status, answer } = await send(`${client.url}${path}`, bodyWith(name));
      expect([path, status]).toEqual([path, 400]);
      expect(answer).toMatchObject({
        errors: [
          { message: 'The body is not valid UTF-8.', extensions: { code: 'BAD_USER_INPUT' } },
        ],
      });
    }
  });

  it('may begin with a byte order mark, and says what it says', async () => {
    const { client } = await startTestServer();
    const mark = '\u00ef\u00bb\u00bf';
    const { answer } = await send(`${client.url}/graphql`, mark + bodyWith('J\u00c3\u00b6rg'), {
      accept: 'application/json',
    });
    expect(answer.data).toEqual({ startGuest: { viewer: { account: { displayName: 'Jörg' } } } });
  });

  it('may have a member of any name', async () => {
    const { client } = await startTestServer();
    const body = '{"query":"{ __typename }","variables":{"__proto__":{"a":1},"constructor":{}}}';
    const { answer } = await send(`${client.url}/graphql`, body, { accept: 'application/json' });
    expect(answer.data).toEqual({ __typename: 'Query' });
  });
});

describe('a query string', () => {
  it.each(['%FF', '%C0%AF', '%ED%A0%80', '%C3', '%', '%zz', '\u00f6', '\u00c3\u00b6'])(
    'that has no percent-encoded UTF-8 is refused: %j',
    async (text) => {
      const { client } = await startTestServer();
      const question = `query=%7B__typename%7D&operationName=${text}`;
      for (const [path, accept] of [
        ['/graphql', 'application/graphql-response+json'],
        ['/graphql/stream', 'text/event-stream'],
        ['/calendar/x.ics', '*/*'],
        ['/feed/x.atom', '*/*'],
      ]) {
        const connection = new RawConnection(client.port);
        connection.send(
          `GET ${path}?${question} HTTP/1.1\r\nHost: localhost\r\nAccept: ${accept}\r\n\r\n`,
        );
        const [answer] = answersIn(await connection.hears((heard) => answersIn(heard).length > 0));
        expect([path, statusOf(answer?.head ?? '')]).toEqual([path, 400]);
        expect(JSON.parse(answer?.body ?? '')).toMatchObject({
          errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
        });
        connection.end();
      }
    },
  );

  it('of a page may be anything, as sites append to links', async () => {
    const { client } = await startTestServer();
    expect((await fetch(`${client.url}/livez?utm=%FF`)).status).toBe(200);
  });
});

describe('half a surrogate pair in variables', () => {
  it('is refused with the name of its field, on every transport', async () => {
    const { client, log } = await startTestServer();
    const text = 'tell nobody \ud800';
    const query = 'mutation ($input: SignUpInput!) { signUp(input: $input) { refusal { code } } }';
    const variables = { input: { handle: 'ada', password: text } };
    const socket = await client.connected();
    const stream = await client.stream(query, { variables });
    const answers = [
      (await client.post(query, { variables })).body,
      await socket.ask(query, variables),
      (await stream.next()) as Answer,
    ];
    for (const answer of answers) {
      expect(answer.errors).toMatchObject([
        {
          message: 'The field "password" must be Unicode text without lone surrogates.',
          extensions: { code: 'BAD_USER_INPUT', field: 'password' },
        },
      ]);
    }
    expect(JSON.stringify([answers, log])).not.toContain('tell nobody');
  });

  it('is found in lists, objects and names of members', async () => {
    const { client } = await startTestServer();
    const fieldOf = async (variables: Record<string, unknown>): Promise<unknown> =>
      (await client.post(NAMED, { variables })).body.errors?.[0]?.extensions['field'];
    expect(await fieldOf({ n: '\udc00' })).toBe('n');
    expect(await fieldOf({ n: 'a', input: { bids: [{}, { text: 'a\ud800b' }] } })).toBe(
      'bids[1].text',
    );
    expect(await fieldOf({ n: 'a', more: { '\ud800': 1 } })).toBe('more.…');
    expect(await fieldOf({ n: '😀' })).toBeUndefined();
  });
});

describe('U+FFFD', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['displayName', 'startGuest(input: $input)', { displayName: 'J\ufffdrg' }],
    ['password', 'signUp(input: $input)', { handle: 'ada', password: 'M\ufffdrz in Wien' }],
  ])('is no letter of %s', async (field, call, input) => {
    const { client } = await startTestServer();
    const type = call.startsWith('signUp') ? 'SignUpInput' : 'StartGuestInput';
    const query = `mutation ($input: ${type}!) { ${call} { refusal { code } } }`;
    const { body } = await client.post(query, { variables: { input } });
    expect(body.errors).toMatchObject([
      {
        message: expect.stringContaining('U+FFFD') as string,
        extensions: { code: 'BAD_USER_INPUT', field },
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/rz in Wien|rg/);
  });

  it('is no letter of a ruleset', async () => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const ruleset = [{ op: 'add', path: '/articles/-', value: { title: 'F\ufffdr' } }];
    const query = `mutation ($ruleset: JSON) {
      createRound(input: { name: "R", ruleset: $ruleset }) { refusal { code } }
    }`;
    const { body } = await client.post(query, { token, variables: { ruleset } });
    expect(body.errors?.[0]?.message).toMatch(/^Variable "\$ruleset" .* without U\+FFFD/);
  });

  it('is no letter of what players say', async () => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const seasonId = await client.round(token);
    const query = 'mutation ($input: SayInput!) { say(input: $input) { refusal { code } } }';
    const input = { seasonId, channel: 'TABLES', text: 'F\ufffdr' };
    const { body } = await client.post(query, { token, variables: { input } });
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'text' } }]);
  });
});

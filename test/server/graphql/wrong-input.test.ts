import { closeAll, startTestServer } from '../../support/test-server';
import type { Answer } from '../../support/test-client';
import type { TestServer } from '../../support/test-server';

afterEach(closeAll);

/** Sends the same query over HTTP, WebSocket and an event stream. */
async function everywhere(
  { client }: TestServer,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<readonly (readonly [string, Answer])[]> {
  const socket = await client.connected();
  const stream = await client.stream(query, { variables });
  return [
    ['HTTP', (await client.post(query, { variables })).body],
    ['WebSocket', await socket.ask(query, variables)],
    ['SSE', (await stream.next()) as Answer],
  ];
}

const codes = (answer: Answer): ReadonlySet<unknown> =>
  new Set(answer.errors?.map(({ extensions }) => extensions['code']));

describe('@skip and @include on the field of a subscription', () => {
  const FIELD = 'journal(seasonId: "?")';
  it.each<[string, string, Record<string, unknown>]>([
    ['skipped', `subscription { ${FIELD} @skip(if: true) { seq } }`, {}],
    ['not skipped', `subscription { ${FIELD} @skip(if: false) { seq } }`, {}],
    ['not included', `subscription { ${FIELD} @include(if: false) { seq } }`, {}],
    [
      'by a variable that is true',
      `subscription ($s: Boolean!) { ${FIELD} @include(if: $s) { seq } }`,
      { s: true },
    ],
    [
      'by a variable that is false',
      `subscription ($s: Boolean!) { ${FIELD} @include(if: $s) { seq } }`,
      { s: false },
    ],
    [
      'by a variable that is not there',
      `subscription ($s: Boolean!) { ${FIELD} @include(if: $s) { seq } }`,
      {},
    ],
    ['around it', `subscription { ... @skip(if: true) { ${FIELD} { seq } } }`, {}],
    [
      'in a fragment',
      `subscription { ...A } fragment A on Subscription { ${FIELD} @skip(if: true) { seq } }`,
      {},
    ],
  ])('are refused, and end nothing else: %s', async (_how, query, variables) => {
    const house = await startTestServer();
    const { client, log } = house;
    const socket = await client.connected();
    const answers = [
      await socket.ask(query, variables),
      (await (await client.stream(query, { variables })).next()) as Answer,
    ];
    for (const { errors } of answers) {
      expect(errors).toHaveLength(1);
      expect(errors?.[0]?.message).toMatch(/cannot have "@(skip|include)"/);
      expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
    }
    expect((await socket.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
    expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('do no harm below it', async () => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const id = await client.round(token);
    const query =
      'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq text @skip(if: true) } }';
    const stream = await client.stream(query, { token, variables: { id } });
    expect(await stream.next()).toEqual({ data: { journal: { seq: 1 } } });
  });
});

describe('variables that are wrong', () => {
  const BIDS =
    'mutation ($bids: [BidInput!]!) { sealBids(input: { seasonId: "?", bids: $bids }) { refusal { code } } }';
  const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { refusal { code } } }';

  it('in more than 50 places are wrong input, on every transport', async () => {
    const house = await startTestServer();
    const bids = Array.from({ length: 60 }, () => ({ nonsense: 1 }));
    for (const [transport, answer] of await everywhere(house, BIDS, { bids })) {
      expect([transport, codes(answer)]).toEqual([transport, new Set(['BAD_USER_INPUT'])]);
      expect(answer.errors?.length).toBeGreaterThan(50);
    }
    expect(house.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'a field that there is not',
      { handle: 'ada', password: 'tell nobody', displayName: 'Ada', nonsense: 1 },
      'Variable "$input" got invalid value; Field "nonsense" is not defined by type "SignUpInput".',
    ],
    [
      'an object for a text',
      { handle: { password: 'tell nobody' }, password: 'tell nobody', displayName: 'Ada' },
      'Variable "$input" got invalid value at "input.handle"; String cannot represent a non string value.',
    ],
    [
      'a list for a text',
      { handle: 'ada', password: ['tell nobody'], displayName: 'Ada' },
      'Variable "$input" got invalid value at "input.password"; String cannot represent a non string value.',
    ],
  ])('are not repeated, and no password with them: %s', async (_what, input, message) => {
    const house = await startTestServer();
    for (const [transport, answer] of await everywhere(house, SIGN_UP, { input })) {
      expect([transport, answer.errors?.map((error) => error.message)]).toEqual([
        transport,
        [message],
      ]);
      expect([transport, codes(answer)]).toEqual([transport, new Set(['BAD_USER_INPUT'])]);
      expect(JSON.stringify(answer)).not.toContain('tell nobody');
    }
    expect(house.log.join('')).not.toContain('tell nobody');
  });
});

it('is wrong input where a variable within an argument is null, and repeats no password', async () => {
  const house = await startTestServer();
  const query = `mutation ($handle: String = "ann") {
    signIn(input: { handle: $handle, password: "tell nobody" }) { __typename }
  }`;
  for (const [transport, answer] of await everywhere(house, query, { handle: null })) {
    expect([transport, codes(answer)]).toEqual([transport, new Set(['BAD_USER_INPUT'])]);
    expect(answer.errors?.[0]?.message).toBe(
      'The argument "input" needs a value where a variable has none, or null.',
    );
  }
  expect(house.log.join('')).not.toContain('tell nobody');
  expect(house.log.filter((line) => line.includes('"level":50'))).toEqual([]);
});

it('names the limit for a document that repeats a field hundreds of times', async () => {
  const house = await startTestServer();
  const query = `{ ${'__typename '.repeat(1_200)} }`;
  for (const [transport, { errors }] of await everywhere(house, query)) {
    expect([transport, errors?.map(({ extensions }) => extensions)]).toEqual([
      transport,
      [{ code: 'BAD_USER_INPUT', limit: 'comparisons', value: 100_001, maximum: 100_000 }],
    ]);
  }
});

describe('variables that are nested too deeply', () => {
  const nested = (levels: number): unknown =>
    JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

  it.each([101, 2_000, 5_000, 20_000])('are a mistake of the client: %d levels', async (levels) => {
    const { client, log } = await startTestServer();
    for (const query of ['{ __typename }', 'query ($a: JSON) { __typename }']) {
      const value = '['.repeat(levels) + ']'.repeat(levels);
      const response = await fetch(`${client.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"query":"${query}","variables":{"a":${value}}}`,
      });
      const answer = (await response.json()) as Answer;
      expect(response.status).toBeLessThan(500);
      expect(answer.errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', limit: 'messageNesting', maximum: 100 } },
      ]);
    }
    expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('are refused before the body is parsed, which would take long', async () => {
    const { client } = await startTestServer();
    const value = '['.repeat(50_000) + ']'.repeat(50_000);
    const parse = jest.spyOn(JSON, 'parse');
    const response = await fetch(`${client.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query":"{ __typename }","variables":{"a":${value}}}`,
    });
    const parsed = parse.mock.calls.filter(([text]) => text.includes(value));
    parse.mockRestore();
    expect([response.status, parsed.length]).toEqual([400, 0]);
  });

  it('may be nested as deep as on a socket', async () => {
    const { client } = await startTestServer();
    const { body } = await client.post('{ __typename }', { variables: { a: nested(99) } });
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({ __typename: 'Query' });
  });
});

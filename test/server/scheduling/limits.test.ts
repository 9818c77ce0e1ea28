import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';
import type { Answer } from '../../support/test-client';
import { LIMITS } from '../../../src/server';

let house: TestServer;
beforeAll(async () => {
  house = await startTestServer({ limits: { signInsPerAddress: 3, anonymousPerAddress: 1e6 } });
});
afterAll(closeAll);

/** The report on the limit that is nearest. */
const LEFT = {
  limit: 'workPerAddress',
  maximum: LIMITS.workPerAddress,
  left: expect.any(Number) as number,
  resetMs: expect.any(Number) as number,
};

/** Sends the same document over each transport. */
const TRANSPORTS = {
  HTTP: async (query: string, variables?: Record<string, unknown>): Promise<Answer> => {
    const { body } = await house.client.post(query, variables === undefined ? {} : { variables });
    return body;
  },
  'HTTP by GET': async (query: string, variables?: Record<string, unknown>): Promise<Answer> => {
    const search = new URLSearchParams({ query, variables: JSON.stringify(variables ?? {}) });
    const response = await fetch(`${house.client.url}/graphql?${search.toString()}`, {
      headers: { 'apollo-require-preflight': 'yes' },
    });
    return (await response.json()) as Answer;
  },
  WebSocket: async (query: string, variables?: Record<string, unknown>): Promise<Answer> => {
    const socket = await house.client.connected();
    const answer = await socket.ask(query, variables);
    expect(socket.isOpen).toBe(true);
    socket.terminate();
    return answer;
  },
  SSE: async (query: string, variables?: Record<string, unknown>): Promise<Answer> => {
    const stream = await house.client.stream(query, variables === undefined ? {} : { variables });
    const answer = await stream.next();
    expect(await stream.next()).toBe('complete');
    return answer === 'complete' ? {} : answer;
  },
};

const nested = (times: number): string =>
  `{ seasons { nodes { ... on Round {
    ${'auction { round { '.repeat(times)} id ${'} }'.repeat(times)} } } } }`;

const OVER = [
  ['depth', nested(7), {}, 17, 15],
  [
    'aliases',
    `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: __typename`).join(' ')} }`,
    {},
    31,
    30,
  ],
  ['directives', `{ editions { ${'id @include(if: true) '.repeat(21)} } }`, {}, 21, 20],
  [
    'signIns',
    'mutation { a: startGuest(input: { displayName: "A" }) { token } b: startGuest(input: { displayName: "B" }) { token } }',
    {},
    2,
    1,
  ],
  [
    'signIns',
    'mutation { a: claimGuest(input: { handle: "aaa", password: "a password" }) { seq } b: claimGuest(input: { handle: "bbb", password: "a password" }) { seq } }',
    {},
    2,
    1,
  ],
  ['tokens', `{ editions { ${'id '.repeat(5000)} } }`, {}, 5005, 5000],
  ['nesting', '{ a '.repeat(900), {}, 900, 64],
  [
    'cost',
    '{ seasons(first: 100) { nodes { players(first: 100) { nodes { account { id } } } } } }',
    {},
    1 + 100 * (1 + 1 + 100 * 2),
    10000,
  ],
  [
    'cost',
    'query ($n: Int) { seasons(first: $n) { nodes { players(first: $n) { nodes { account { id } } } } } }',
    { n: 90 },
    1 + 90 * (1 + 1 + 90 * 2),
    10000,
  ],
] as const;

describe.each(Object.entries(TRANSPORTS))('over %s', (transport, ask) => {
  it.each(OVER)('names the limit %s', async (limit, query, variables, value, maximum) => {
    const { data, errors } = await ask(query, variables);
    expect(data ?? null).toBeNull();
    expect(errors).toEqual([
      {
        message: `Over the limit "${limit}": ${value}, where at most ${maximum} is allowed.`,
        extensions: { code: 'BAD_USER_INPUT', limit, value, maximum },
      },
    ]);
  });

  it.each([
    ['first', '{ seasons(first: 101) { nodes { id } } }', {}, 101],
    ['first', 'query ($n: Int) { seasons(first: $n) { nodes { id } } }', { n: 0 }, 0],
    ['last', 'query ($n: Int) { seasons(last: $n) { nodes { id } } }', { n: -1 }, -1],
  ])('names the size of a page, %s', async (field, query, variables, value) => {
    const { data, errors } = await ask(query, variables);
    expect(data ?? null).toBeNull();
    const facts = { field, expected: 'from 1 to 100', limit: 'pageSize', value, maximum: 100 };
    expect(errors).toEqual([
      {
        message: `The field "${field}" must be from 1 to 100.`,
        extensions: { code: 'BAD_USER_INPUT', ...facts },
      },
    ]);
  });

  it('answers what keeps to the limits, and says its cost', async () => {
    const { data, errors, extensions } = await ask('{ editions { id } }');
    expect(errors).toBeUndefined();
    expect(data?.['editions']).toEqual(expect.arrayContaining([expect.anything()]));
    expect(extensions).toEqual({ cost: 10, rateLimit: LEFT });
  });

  it('answers the introspection of code generators', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const query = getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    const { data, errors } = await ask(query);
    expect(errors).toBeUndefined();
    expect(data?.['__schema']).toBeDefined();
  });

  it('says what is wrong with a document', async () => {
    const { errors } = await ask('{ editions { id nonsense } }');
    expect(errors?.[0]).toMatchObject({
      message: 'Cannot query field "nonsense" on type "Edition".',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('says what is wrong with a variable', async () => {
    const { errors } = await ask('query ($n: Int!) { seasons(first: $n) { nodes { id } } }', {
      n: 'x',
    });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });

  it('says that it is not known which operation is meant', async () => {
    const { errors } = await ask('query A { __typename } query B { __typename }');
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });

  if (transport === 'HTTP by GET') return;
  it('counts sign-ins of an address, whatever they go over', async () => {
    const over = await startTestServer({ limits: { signInsPerAddress: 1 } });
    const kept = house;
    house = over;
    const guest = 'mutation { startGuest(input: { displayName: "A" }) { token } }';
    expect((await ask(guest)).errors).toBeUndefined();
    const { errors } = await ask(guest);
    house = kept;
    expect(errors?.[0]?.extensions).toEqual({
      code: 'RATE_LIMITED',
      limit: 'signInsPerAddress',
      maximum: 1,
      left: 0,
      retryAfterMs: expect.any(Number) as number,
    });
  });
});

describe('rates', () => {
  it('count the claim of a guest as a sign-in, and refuse it before it is made', async () => {
    const { client } = await startTestServer({ limits: { signInsPerAddress: 2 } });
    const token = await client.guest();
    const claim = (handle: string): string =>
      `mutation { claimGuest(input: { handle: "${handle}", password: "a password of mine" }) {
        refusal { code } viewer { handle }
      } }`;
    expect((await client.post(claim('ada'), { token })).body.data).toEqual({
      claimGuest: { refusal: null, viewer: { handle: 'ada' } },
    });
    const { status, body } = await client.post(claim('ada'), { token });
    expect(status).toBe(429);
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      limit: 'signInsPerAddress',
      maximum: 2,
    });
  });

  it('stop an account that makes too many mutations, each root field one', async () => {
    const { client } = await startTestServer({ limits: { mutationsPerAccount: 3 } });
    const token = await client.guest();
    const twice =
      'mutation { a: leaveSeason(input: { seasonId: "x" }) { seq } b: leaveSeason(input: { seasonId: "x" }) { seq } }';
    expect((await client.post(twice, { token })).status).toBe(200);
    const { status, headers, body } = await client.post(twice, { token });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      limit: 'mutationsPerAccount',
    });
    expect((await client.post('{ editions { id } }', { token })).status).toBe(200);
    const other = await client.guest();
    expect((await client.post(twice, { token: other })).status).toBe(200);
  });

  it('stop an address whose new documents take too much time, and no known ones', async () => {
    const { client } = await startTestServer({ limits: { examinationMsPerAddress: 1 } });
    expect((await client.post('{ __typename }')).status).toBe(200);
    const { status, body } = await client.post('{ another: __typename }');
    expect(status).toBe(429);
    expect(body.errors?.[0]?.extensions).toMatchObject({ limit: 'examinationMsPerAddress' });
    expect((await client.post('{ __typename }')).status).toBe(200);
  });

  it('let subscriptions wait, and end none, where an address has used up its work', async () => {
    const { client } = await startTestServer({ limits: { workPerAddress: 20_000 } });
    const id = await client.round(await client.guest());
    const live = 'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq } }';
    const socket = await client.connected();
    while ((await client.post('{ __typename }')).status !== 429);
    const streamed = client.stream(live, { variables: { id } });
    socket.subscribe('live', live, { id });
    expect(await socket.next()).toEqual({
      id: 'live',
      type: 'next',
      payload: { data: { journal: { seq: 1 } } },
    });
    const stream = await streamed;
    expect(stream.status).toBe(200);
    expect(await stream.next()).toMatchObject({ data: { journal: { seq: 1 } } });
  });

  it('refuse what is no subscription at once, and let one that was taken back wait no longer', async () => {
    const { client } = await startTestServer({ limits: { workPerAddress: 20_000 } });
    const id = await client.round(await client.guest());
    const socket = await client.connected();
    while ((await client.post('{ __typename }')).status !== 429);
    const { errors } = await socket.ask('{ __typename } # no subscription');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    const live = 'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq } }';
    socket.subscribe('live', live, { id });
    socket.send({ id: 'live', type: 'complete' });
    socket.subscribe('live', live, { id });
    expect(await socket.next()).toMatchObject({ payload: { data: { journal: { seq: 1 } } } });
    // The server sends all its other messages before the pong to this ping.
    socket.send({ type: 'ping' });
    expect(await socket.next()).toMatchObject({ payload: { data: { journal: { seq: 2 } } } });
  });

  it('stop an address that asks too much without signing in', async () => {
    const { client } = await startTestServer({ limits: { anonymousPerAddress: 2 } });
    await client.post('{ __typename }');
    await client.post('{ __typename }');
    const { status, body } = await client.post('{ __typename }');
    expect(status).toBe(429);
    expect(body.errors?.[0]?.extensions).toMatchObject({ limit: 'anonymousPerAddress' });
  });
});

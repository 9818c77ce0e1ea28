import { Registry } from 'prom-client';
import { closeAll, startTestServer } from '../../support/test-server';

afterEach(closeAll);

const thirty = (field: string): string =>
  Array.from({ length: 30 }, (_, at) => `a${at}: ${field}`).join(' ');

const JOURNAL = `subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq text } }`;
const DRAWS = 'verification(seasonId: $id) { streams { draws(first: 5) { seq value } } }';

describe('one client', () => {
  it('cannot have the schema told thirty times for nothing [security 1]', async () => {
    const { client } = await startTestServer();
    const bomb = `{ ${thirty('__schema { types { name fields { name type { name } args { name } } } }')} }`;
    const { status, body } = await client.post(bomb);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.extensions).toMatchObject({ limit: 'cost', maximum: 10_000 });
    const one = await client.post('{ __schema { types { name } } }');
    expect(one.body.extensions?.['cost']).toBeGreaterThan(50);
  });

  it('is told the same of the schema without its being worked out again [security 1]', async () => {
    const { client } = await startTestServer();
    const query = '{ __schema { types { name fields { name type { name } } } } }';
    const socket = await client.connected();
    const [first, again] = [await client.post(query), await client.post(query)];
    expect(again.body.data).toEqual(first.body.data);
    expect((await socket.ask(query)).data).toEqual(first.body.data);
  });

  it('has what is dear worked out once under thirty names [security 2]', async () => {
    const { client, deps } = await startTestServer();
    const token = await client.guest();
    const id = await client.round(token);
    const read = jest.spyOn(deps.engine, 'journal');
    const { body } = await client.post(`query ($id: ID!) { ${thirty(DRAWS)} }`, {
      variables: { id },
    });
    expect(body.errors).toBeUndefined();
    expect(new Set(Object.values(body.data ?? {}).map((each) => JSON.stringify(each))).size).toBe(
      1,
    );
    expect(read.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it('may read draws in pages [security 2]', async () => {
    const { client } = await startTestServer();
    const id = await client.round(await client.guest());
    const query = `query ($id: ID!, $first: Int, $skip: Int) {
      verification(seasonId: $id) { streams { draws(first: $first, skip: $skip) { seq number } } } }`;
    const draws = async (variables: Record<string, unknown>): Promise<unknown[]> => {
      const { body } = await client.post(query, { variables: { id, ...variables } });
      expect(body.errors).toBeUndefined();
      const { verification } = body.data as {
        verification: { streams: { draws: unknown[] }[] };
      };
      return verification.streams[0]?.draws ?? [];
    };
    const all = await draws({});
    expect(all.length).toBeGreaterThan(3);
    expect(await draws({ first: 2, skip: 1 })).toEqual(all.slice(1, 3));
  });

  it('has a budget for reading when it is signed in too, on all transports [security 3]', async () => {
    const registry = new Registry();
    const { client } = await startTestServer({ limits: { workPerAccount: 100 }, registry });
    const token = await client.guest();
    const query = '{ editions { id title sections { title } } }';
    const first = await client.post('{ editions { id } }', { token });
    expect(first.headers.get('ratelimit-policy')).toMatch(/^"work\w+";q=\d+;w=60$/);
    expect(first.headers.get('ratelimit')).toMatch(/^"work\w+";r=\d+;t=\d+$/);
    for (let at = 0; at < 5; at += 1) await client.post(query, { token });
    const { status, headers, body } = await client.post(query, { token });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const refused = {
      code: 'RATE_LIMITED',
      limit: 'workPerAccount',
      maximum: 100,
      left: expect.any(Number) as number,
      retryAfterMs: expect.any(Number) as number,
    };
    expect(body.errors?.[0]?.extensions).toEqual(refused);
    const socket = await client.connected({ token });
    expect((await socket.ask(query)).errors?.[0]?.extensions).toEqual(refused);
    const stream = await client.stream(query, { token });
    expect(await stream.next()).toMatchObject({ errors: [{ extensions: refused }] });
    expect((await client.post('{ editions { id } }')).status).toBe(200);
    const metrics = await registry.metrics();
    expect(metrics).toMatch(/ridotto_over_limit_total\{limit="workPerAccount"\} [3-9]/);
  });

  it('gets no answer that is longer than it may be, and hears by which limit [security 1]', async () => {
    const { client } = await startTestServer({ limits: { answerBytes: 5_000 } });
    const query = '{ editions { sections { markdown } } }';
    const over = { code: 'BAD_USER_INPUT', limit: 'answerBytes', maximum: 5_000 };
    const { body } = await client.post(query);
    expect(body.data ?? null).toBeNull();
    expect(body.errors?.[0]?.extensions).toMatchObject(over);
    const socket = await client.connected();
    expect((await socket.ask(query)).errors?.[0]?.extensions).toMatchObject(over);
    expect((await client.post('{ editions { id } }')).status).toBe(200);
  });

  it('has each event of its replays worked out once, however many there are [security 3]', async () => {
    const registry = new Registry();
    const { client } = await startTestServer({ registry });
    const token = await client.guest();
    const id = await client.round(token);
    const { body } = await client.post('query ($id: ID!) { season(id: $id) { seq } }', {
      variables: { id },
    });
    const { seq } = (body.data as { season: { seq: number } }).season;
    const socket = await client.connected({ token });
    for (let at = 0; at < 20; at += 1) socket.subscribe(`r${at}`, JOURNAL, { id });
    for (let at = 0; at < 20 * seq; at += 1) expect((await socket.next()).type).toBe('next');
    const rendered = await registry.getSingleMetric('ridotto_live_results_rendered_total')?.get();
    expect(rendered?.values[0]?.value).toBe(seq);
  });

  it('has wrong tokens counted, and the store left alone then; good ones go on [security 10]', async () => {
    const { client, deps } = await startTestServer({ limits: { wrongTokensPerAddress: 3 } });
    const token = await client.guest();
    const ask = async (shown: string): Promise<number> =>
      (await client.post('{ __typename }', { token: shown })).status;
    expect(await ask(token)).toBe(200);
    const looks = jest.spyOn(deps.accounts, 'authenticate');
    for (let at = 0; at < 3; at += 1) expect(await ask(`wrong${at}`)).toBe(401);
    expect(looks).toHaveBeenCalledTimes(3);
    expect(await ask('wrong-again')).toBe(429);
    expect(looks).toHaveBeenCalledTimes(3);
    expect(await ask(token)).toBe(200);
  });

  it.each([
    ['invalid', '{ nonsense }'],
    ['too dear', '{ seasons(first: 100) { nodes { players(first: 100) { nodes { id } } } } }'],
    ['no GraphQL', '{'],
  ])('spends its rate by what is %s [security 10]', async (_title, query) => {
    const { client } = await startTestServer({ limits: { anonymousPerAddress: 2 } });
    expect((await client.post(query)).status).toBe(400);
    expect((await client.post(query)).status).toBe(400);
    expect((await client.post(query)).status).toBe(429);
    expect((await client.post('{ __typename }')).status).toBe(429);
  });
});

import { getIntrospectionQuery } from 'graphql';
import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';

afterEach(closeAll);

const PROSE = '{ editions { id sections { markdown } } }';
const INTROSPECTION = getIntrospectionQuery();
const DEAR: [string, string][] = [
  ['prose', PROSE],
  ['introspection', INTROSPECTION],
];

async function textOver({ server }: TestServer, path: string, query: string): Promise<string> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: path === '/graphql' ? 'application/json' : 'text/event-stream',
    },
    body: JSON.stringify({ query }),
  });
  return response.text();
}

type Told = { data: object; extensions: { cost: number; rateLimit: object } };

describe.each(DEAR)('a dear answer (%s)', (_title, query) => {
  it('is the same over all transports, the first time and again', async () => {
    const started = await startTestServer();
    const { client } = started;
    const socket = await client.connected();
    const answers: Told[] = [];
    for (let at = 0; at < 2; at += 1) {
      const text = await textOver(started, '/graphql', query);
      const body = JSON.parse(text) as Told;
      expect(text).toBe(JSON.stringify(body));
      expect(Object.keys(body)).toEqual(['data', 'extensions']);
      answers.push(body, (await socket.ask(query)) as Told);
      const events = (await textOver(started, '/graphql/stream', query)).split('\n\n');
      const [greeting, next = '', complete, rest] = events;
      expect([greeting, complete, rest]).toEqual([':', 'event: complete\ndata:', '']);
      expect(next.startsWith('event: next\ndata: {"data":')).toBe(true);
      answers.push(JSON.parse(next.slice('event: next\ndata: '.length)) as Told);
    }
    const [first] = answers;
    for (const { data, extensions } of answers) {
      expect(data).toEqual(first?.data);
      expect(extensions.cost).toBe(first?.extensions.cost);
      expect(extensions.rateLimit).toMatchObject({ limit: 'workPerAddress' });
    }
  });

  it('is not sent over a socket to whoever took the question back', async () => {
    const { client } = await startTestServer();
    const socket = await client.connected();
    socket.subscribe('dear', query);
    socket.send({ id: 'dear', type: 'complete' });
    expect((await socket.ask(query)).data).toBeDefined();
    expect((await socket.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });
});

describe('a dear answer', () => {
  it('has its errors beside its data', async () => {
    const started = await startTestServer();
    const { deps, client } = started;
    const query = '{ seasons(first: 100) { nodes { id name seq } } __schema { types { name } } }';
    jest.spyOn(deps.engine, 'list').mockRejectedValue(new Error('no list'));
    const socket = await client.connected();
    const text = await textOver(started, '/graphql', query);
    const body = JSON.parse(text) as Told;
    expect(text).toBe(JSON.stringify(body));
    expect(body).toMatchObject({ errors: [{ path: ['seasons'] }] });
    expect(await socket.ask(query)).toMatchObject({ errors: [{ path: ['seasons'] }] });
  });

  it.each(['/graphql', '/graphql/stream'])(
    'is refused by its length over %s, whatever it is asked after that',
    async (path) => {
      const started = await startTestServer({ limits: { answerBytes: 5_000 } });
      for (const query of [PROSE, INTROSPECTION, INTROSPECTION]) {
        const text = await textOver(started, path, query);
        expect(text).toContain('"limit":"answerBytes"');
        expect(text).not.toContain('"data":{');
      }
      expect(await textOver(started, path, '{ editions { id } }')).toContain('"data":{');
    },
  );

  it('is whole for each of many who ask at the same time', async () => {
    const { client } = await startTestServer();
    const all = await Promise.all(Array.from({ length: 6 }, () => client.post(INTROSPECTION)));
    for (const { status, body } of all) {
      expect(status).toBe(200);
      expect(body.data).toEqual(all[0]?.body.data);
    }
  });

  it('waits for who has not read the last one, and comes then', async () => {
    const { client } = await startTestServer({ limits: { waitingBytes: 1_000 } });
    const socket = await client.connected();
    for (let at = 0; at < 5; at += 1) socket.subscribe(`d${at}`, INTROSPECTION);
    const heard: string[] = [];
    while (heard.length < 10) {
      const { id, type } = await socket.next();
      heard.push(`${id ?? ''} ${type}`);
    }
    for (let at = 0; at < 5; at += 1) {
      const next = heard.indexOf(`d${at} next`);
      expect(next).toBeGreaterThanOrEqual(0);
      expect(heard.indexOf(`d${at} complete`)).toBeGreaterThan(next);
    }
  });
});

import { until } from '../../support/async-queue';
import { closeAll, startTestServer } from '../../support/test-server';

afterEach(closeAll);

const LIVE = 'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq } }';

describe('an event stream', () => {
  it('answers queries and mutations, and ends', async () => {
    const { client } = await startTestServer();
    const stream = await client.stream(
      'mutation { startGuest(input: { displayName: "Ada" }) { viewer { account { displayName } } } }',
    );
    expect(await stream.next()).toMatchObject({
      data: { startGuest: { viewer: { account: { displayName: 'Ada' } } } },
      extensions: { cost: 3 },
    });
    expect(await stream.next()).toBe('complete');
    await stream.ended;
  });

  it('tells what happens, as it happens', async () => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const id = await client.round(token);
    const stream = await client.stream(LIVE, { token, variables: { id } });
    expect(stream.contentType).toBe('text/event-stream; charset=utf-8');
    expect(await stream.next()).toEqual({ data: { journal: { seq: 1 } } });
  });

  it('ends its subscription when its reader goes', async () => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const stream = await client.stream(LIVE, {
      token,
      variables: { id: await client.round(token) },
    });
    await stream.next();
    client.close();
    await until(async () => {
      const text = await (await fetch(`${client.url}/metrics`)).text();
      return (
        text.includes('ridotto_live_subscriptions{transport="sse"} 0') &&
        text.includes('ridotto_live_connections{transport="sse"} 0')
      );
    });
  });

  it('tells an error where a subscription cannot begin, and ends', async () => {
    const { client } = await startTestServer();
    const stream = await client.stream(LIVE, { variables: { id: 'nothing' } });
    expect(await stream.next()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'seasonId' } }],
    });
    expect(await stream.next()).toBe('complete');
  });

  it('takes queries and no mutations by GET', async () => {
    const { client } = await startTestServer();
    const get = (query: string): Promise<Response> =>
      fetch(`${client.url}/graphql/stream?${new URLSearchParams({ query }).toString()}`, {
        headers: { accept: 'text/event-stream' },
      });
    expect(await (await get('{ __typename }')).text()).toContain(
      'data: {"data":{"__typename":"Query"}',
    );
    const refused = await get('mutation { startGuest(input: { displayName: "Ada" }) { token } }');
    expect(refused.status).toBe(405);
  });

  it('is not for those who do not ask for events', async () => {
    const { client } = await startTestServer();
    const response = await fetch(`${client.url}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    });
    expect(response.status).toBe(406);
  });

  const QUERY = '{"query":"{ __typename }"';
  it.each([
    ...[['null', 'body'] as const, ['"text"', 'body'] as const, ['[]', 'body'] as const],
    ...[['{}', 'query'] as const, ['{"query":{}}', 'query'] as const],
    [`${QUERY},"operationName":1}`, 'operationName'],
    [`${QUERY},"operationName":{}}`, 'operationName'],
    [`${QUERY},"variables":[]}`, 'variables'],
    [`${QUERY},"extensions":"x"}`, 'extensions'],
  ] as const)('answers the body %s with 400 and the field %s', async (body, field) => {
    const { client } = await startTestServer();
    const response = await fetch(`${client.url}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', field } }],
    });
  });

  it.each(['variables=[]', 'variables={', 'extensions=1', ''])(
    'answers the parameters "%s" with 400',
    async (parameters) => {
      const { client } = await startTestServer();
      const query = parameters === '' ? '' : `query={__typename}&${parameters}`;
      const response = await fetch(`${client.url}/graphql/stream?${query}`, {
        headers: { accept: 'text/event-stream' },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
      });
    },
  );
});

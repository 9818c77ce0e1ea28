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
});

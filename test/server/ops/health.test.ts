import { Registry } from 'prom-client';
import { closeAll, startTestServer } from '../../support/test-server';

afterEach(closeAll);

async function get(url: string): Promise<{ status: number; type: string; text: string }> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

describe('the health of the server', () => {
  it('is told when all is well', async () => {
    const { client } = await startTestServer();
    expect((await get(`${client.url}/livez`)).status).toBe(200);
    expect((await get(`${client.url}/readyz`)).text).toBe('{"status":"ok"}');
  });

  it('is alive and not ready when the store does not answer', async () => {
    const ready = (): Promise<void> => Promise.reject(new Error('password: hunter2'));
    const { client } = await startTestServer({ ready });
    expect((await get(`${client.url}/livez`)).status).toBe(200);
    const { status, text } = await get(`${client.url}/readyz`);
    expect(status).toBe(503);
    expect(text).toBe('{"status":"unavailable"}');
  });

  it('is measured, with what others count beside it', async () => {
    const registry = new Registry();
    const { client } = await startTestServer({ registry });
    await client.post('{ editions { id } }');
    await client.connected();
    const { status, type, text } = await get(`${client.url}/metrics`);
    expect(status).toBe(200);
    expect(type).toContain('text/plain');
    expect(text).toContain('process_cpu_user_seconds_total');
    expect(text).toMatch(/ridotto_graphql_operation_seconds_count\{.*transport="http".*\} 1/);
    expect(text).toContain('ridotto_live_connections{transport="websocket"} 1');
    expect(text).toMatch(/ridotto_http_request_seconds_count\{route="\/graphql",.*\} 1/);
    expect(await registry.metrics()).toContain('ridotto_live_subscriptions');
  });
});

describe('the pages', () => {
  it('say what this is, and where to go', async () => {
    const { client } = await startTestServer();
    const { status, type, text } = await get(`${client.url}/`);
    expect(status).toBe(200);
    expect(type).toContain('text/html');
    for (const path of ['/graphql', '/schema.graphql', '/docs', '/docs/clients', '/docs/trust']) {
      expect(text).toContain(`href="${path}"`);
    }
  });

  it.each(['br', 'gzip', 'identity'])('sends the schema as %s, and once', async (encoding) => {
    const { client } = await startTestServer();
    const url = `${client.url}/schema.graphql`;
    const first = await fetch(url, { headers: { 'accept-encoding': encoding } });
    expect(first.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await first.text()).toContain('type Query');
    const etag = first.headers.get('etag')!;
    const again = await fetch(url, {
      headers: { 'accept-encoding': encoding, 'if-none-match': etag },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('give the schema', async () => {
    const { client } = await startTestServer();
    const { type, text } = await get(`${client.url}/schema.graphql`);
    expect(type).toContain('text/plain');
    expect(text).toContain('type Subscription {');
  });

  it('give the JSON Schemas of ruleset documents', async () => {
    const { client } = await startTestServer();
    for (const [kind, title] of [
      ['round', 'A ruleset of the Auction Casino'],
      ['dynasty', 'A ruleset of Giolitti'],
    ]) {
      const { type, text } = await get(`${client.url}/ruleset/${kind!}.schema.json`);
      expect(type).toContain('application/schema+json');
      expect(JSON.parse(text)).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title,
      });
    }
  });

  it('say what operator, host and players can do and see', async () => {
    const { client } = await startTestServer();
    const { status, type, text } = await get(`${client.url}/docs/trust.md`);
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    for (const who of ['operator', 'host', 'other players']) {
      expect(text).toContain(`## The ${who}`);
    }
  });

  it('are not there where nothing is', async () => {
    const { client } = await startTestServer();
    const { status, text } = await get(`${client.url}/wp-admin`);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });
});

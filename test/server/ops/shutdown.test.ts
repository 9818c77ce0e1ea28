import { Agent, get } from 'node:http';
import { LIMITS } from '../../../src/server/scheduling/limits';
import { closeAll, startTestServer } from '../../support/test-server';

afterEach(closeAll);

const LIVE = 'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq } }';

describe('a server that is told to stop', () => {
  it('tells sockets that it goes, ends event streams, and listens no more', async () => {
    const { server, client } = await startTestServer();
    const token = await client.guest();
    const id = await client.round(token);
    const socket = await client.connected({ token });
    socket.subscribe('1', LIVE, { id });
    const stream = await client.stream(LIVE, { token, variables: { id } });
    await stream.next();
    await server.close();
    expect(await socket.closed).toEqual({ code: 1001, reason: 'Going away' });
    await stream.ended;
    await expect(fetch(`${client.url}/livez`)).rejects.toThrow('fetch failed');
  });

  it('finishes the requests that it has begun', async () => {
    let begun = (): void => undefined;
    let finish = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const ready = (): Promise<void> => {
      begun();
      return new Promise((resolve) => {
        finish = resolve;
      });
    };
    const { server, client } = await startTestServer({ ready });
    const response = fetch(`${client.url}/readyz`);
    await asked;
    const closed = server.close();
    finish();
    const { status, headers } = await response;
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    await closed;
  });

  it('does not wait for ever, and says whom it has not answered', async () => {
    let begun = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const ready = (): Promise<void> => {
      begun();
      return new Promise(() => undefined);
    };
    const { server, client } = await startTestServer({ ready, limits: { shutdownMs: 50 } });
    const response = fetch(`${client.url}/readyz`);
    const broken = expect(response).rejects.toThrow('fetch failed');
    await asked;
    expect(await server.close()).toBe(1);
    await broken;
  });

  it('can be told twice', async () => {
    const { server } = await startTestServer();
    await Promise.all([server.close(), server.close()]);
  });
});

describe('a server behind a proxy that is told to stop', () => {
  const EVERYTHING_ELSE = [
    'clearInterval',
    'Date',
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'setInterval',
  ] as const;
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: [...EVERYTHING_ELSE] });
  });
  afterEach(() => {
    jest.useRealTimers();
    kept.destroy();
  });

  /**
   * The `connection` header of an answer over the agent's kept-alive connection, or over a new one.
   */
  const connectionOf = (url: string, agent: Agent | false = kept): Promise<string | undefined> =>
    new Promise((resolve, reject) => {
      get(url, { agent }, (response) => {
        response.resume().once('end', () => resolve(response.headers.connection));
      }).once('error', reject);
    });

  it('lets it find out before it cuts anything', async () => {
    const { server, client } = await startTestServer({}, { TRUST_PROXY: '1' });
    const socket = await client.connected();
    expect(await connectionOf(`${client.url}/livez`)).toBe('keep-alive');
    const closed = server.close();

    const readyz = await fetch(`${client.url}/readyz`);
    expect([readyz.status, await readyz.text()]).toEqual([503, '{"status":"closing"}']);
    expect((await client.post('{ editions { id } }')).status).toBe(200);
    const stream = await fetch(`${client.url}/graphql/stream?query={__typename}`, {
      headers: { accept: 'text/event-stream' },
    });
    // A browser's EventSource reconnects after an empty stream, and never after an error.
    expect([stream.status, stream.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/event-stream'),
    ]);
    expect(await stream.text()).not.toContain('data:');
    const posted = await fetch(`${client.url}/graphql/stream`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    });
    expect(posted.status).toBe(503);
    expect(await posted.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAVAILABLE' } }],
    });
    // A client gives up after a refused upgrade, and connects again after 1001.
    expect(await client.socket().closed).toEqual({ code: 1001, reason: 'Going away' });

    await jest.advanceTimersByTimeAsync(LIMITS.drainMs);
    expect(await socket.closed).toEqual({ code: 1001, reason: 'Going away' });
    await expect(connectionOf(`${client.url}/livez`, false)).rejects.toThrow('ECONNREFUSED');
    expect(await connectionOf(`${client.url}/livez`)).toBe('close');

    await jest.advanceTimersByTimeAsync(1_000);
    await closed;
  });
});

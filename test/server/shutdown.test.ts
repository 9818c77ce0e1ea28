import { closeAll, startTestServer } from './harness';

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
    expect((await response).status).toBe(200);
    await closed;
  });

  it('does not wait for ever', async () => {
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
    await server.close();
    await broken;
  });

  it('can be told twice', async () => {
    const { server } = await startTestServer();
    await Promise.all([server.close(), server.close()]);
  });
});

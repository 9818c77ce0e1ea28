import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { until } from '../../support/async-queue';
import { RawConnection } from '../../support/raw-connection';
import type { TestClient } from '../../support/test-client';
import { closeAll, startTestServer } from '../../support/test-server';

afterEach(closeAll);

const LIVE = 'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq } }';
const OVER = /^Over socketsPerAddress: retryAfterMs (\d+)$/;
const HANDSHAKE = [
  'GET /graphql HTTP/1.1',
  'host: localhost',
  'connection: upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-protocol: graphql-transport-ws',
  '\r\n',
].join('\r\n');
const waitIn = (reason: string): number => Number(OVER.exec(reason)?.[1]);

const metrics = async ({ url }: TestClient): Promise<string> =>
  (await fetch(`${url}/metrics`)).text();

/** A client of graphql-ws with its own defaults. */
class Watcher {
  isLive = false;
  readonly codes: number[] = [];
  readonly dead: unknown[] = [];
  readonly client: Client;

  constructor({ url }: TestClient, id: string) {
    this.client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      on: { closed: (event) => this.codes.push((event as { readonly code: number }).code) },
    });
    this.client.subscribe(
      { query: LIVE, variables: { id } },
      {
        next: () => {
          this.isLive = true;
        },
        error: (error) => this.dead.push(error),
        complete: () => undefined,
      },
    );
  }
}

describe('a crowd behind one address', () => {
  it('has 20 of 40 live; the others, with the defaults of graphql-ws, once those go', async () => {
    const { client } = await startTestServer({ limits: { socketsPerAddress: 20 } });
    const id = await client.round(await client.guest());
    const crowd = Array.from({ length: 40 }, () => new Watcher(client, id));
    const live = (): Watcher[] => crowd.filter(({ isLive }) => isLive);
    const waiting = (): Watcher[] => crowd.filter(({ isLive }) => !isLive);
    await until(() => live().length === 20 && waiting().every(({ codes }) => codes.length > 0));
    const others = waiting();
    for (const { client: leaves } of live()) void leaves.dispose();
    await until(() => live().length + crowd.flatMap(({ dead }) => dead).length === 40);
    expect(crowd.flatMap(({ dead }) => dead)).toEqual([]);
    expect(new Set(others.flatMap(({ codes }) => codes))).toEqual(new Set([1013]));
    for (const { client: leaves } of others) void leaves.dispose();
  });

  it('gets a wait that grows with the number of sockets declined', async () => {
    const { client } = await startTestServer({
      limits: { socketsPerAddress: 1, declinedPerAddress: 30 },
    });
    await client.socket().opened;
    const waits: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { code, reason } = await client.socket().closed;
      expect([code, reason]).toEqual([1013, expect.stringMatching(OVER)]);
      waits.push(waitIn(reason));
    }
    // Two sockets a second may come: the second socket waits until the first is made up for.
    expect(waits[0]).toBe(1_000);
    expect(waits[2]).toBeGreaterThan(2_000);
    expect(waits[2]).toBeLessThanOrEqual(4_000);
    expect(await metrics(client)).toContain(
      'ridotto_over_limit_total{limit="socketsPerAddress"} 3',
    );
  });

  it('costs no session, and gains no more than the limit of declined sockets', async () => {
    const { client } = await startTestServer({
      limits: { socketsPerAddress: 1, declinedPerAddress: 3 },
    });
    const first = await client.connected();
    const sockets = Array.from({ length: 5 }, () => client.socket());
    const ends = await Promise.all(
      sockets.map(({ closed, refused }) =>
        Promise.race([closed.then(({ code }) => code), refused]),
      ),
    );
    expect(ends.sort()).toEqual([1013, 1013, 1013, 429, 429]);
    const counted = await metrics(client);
    expect(counted).toContain('ridotto_live_connections{transport="websocket"} 1');
    expect(counted).toContain('ridotto_over_limit_total{limit="declinedPerAddress"} 2');
    expect((await first.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });

  it('is cut if it does not answer the close', async () => {
    const { client } = await startTestServer({ limits: { socketsPerAddress: 1 } });
    await client.socket().opened;
    const silent = new RawConnection(client.port);
    silent.send(HANDSHAKE);
    await silent.closed;
    expect(silent.heard).toMatch(
      /^HTTP\/1.1 101 [\s\S]*Over socketsPerAddress: retryAfterMs 1000$/,
    );
  });
});

describe('a socket without the subprotocol', () => {
  it('counts as declined, too', async () => {
    const { client } = await startTestServer({ limits: { declinedPerAddress: 1 } });
    const open = (): WebSocket => new WebSocket(`${client.url.replace('http', 'ws')}/graphql`);
    expect((await once(open(), 'close'))[0]).toBe(4406);
    const [error] = (await once(open(), 'error')) as [Error];
    expect(error.message).toBe('Unexpected server response: 429');
  });
});

it('a socket of an address with too many wrong tokens is told the time to wait', async () => {
  const { client, log } = await startTestServer({ limits: { wrongTokensPerAddress: 1 } });
  const token = await client.guest();
  await client.post('{ viewer { handle } }', { token: 'wrong' });
  const socket = client.socket();
  await socket.opened;
  socket.send({ type: 'connection_init', payload: { token } });
  const { code, reason } = await socket.closed;
  expect(code).toBe(1013);
  expect(reason).toMatch(/^Over wrongTokensPerAddress: retryAfterMs \d+$/);
  expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
});

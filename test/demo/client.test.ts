import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { buildSchema, parse } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { openClient } from '../../demo/client/http';
import { openLive } from '../../demo/client/live';
import { CallsDocument, CloseSeasonDocument } from '../../demo/generated/operations';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const servers: Server[] = [];

async function listen(handler: Handler): Promise<{ url: string; server: Server }> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server };
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const INPUT = { input: { seasonId: 's', idempotencyKey: 'k' } };
const DONE = { data: { closeSeason: { refusal: null, seq: 7 } } };
const fault = (code: string, facts = {}) => ({
  errors: [{ message: 'Sorry.', extensions: { code, ...facts } }],
});

describe('asking over HTTP', () => {
  /**
   * A server that gives these answers in turn and records the requests. 'lost' breaks the
   * connection.
   */
  async function answering(...answers: readonly unknown[]) {
    const bodies: unknown[] = [];
    const { url } = await listen((request, response) => {
      void json(request).then((body) => {
        const answer = answers[bodies.push(body) - 1];
        if (answer === 'lost') request.socket.destroy();
        else response.end(JSON.stringify(answer));
      });
    });
    return { client: openClient(url, 'secret'), bodies };
  }

  test.each([
    ['the connection is lost', 'lost'],
    ['the server is unavailable', fault('UNAVAILABLE')],
    ['it was too much in too short a time', fault('RATE_LIMITED', { retryAfterMs: 1 })],
  ])('asks the same again, with the same key, when %s', async (_, trouble) => {
    const { client, bodies } = await answering(trouble, trouble, DONE);
    await expect(client.ask(CloseSeasonDocument, INPUT)).resolves.toEqual(DONE.data);
    expect(bodies).toHaveLength(3);
    expect(bodies[0]).toMatchObject({ variables: INPUT });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  test.each([fault('UNAUTHENTICATED'), fault('RATE_LIMITED', { retryAfterMs: 3_600_000 })])(
    'does not ask again where that would not help: %j',
    async (trouble) => {
      const { client, bodies } = await answering(trouble, DONE);
      await expect(client.ask(CloseSeasonDocument, INPUT)).rejects.toMatchObject({
        code: trouble.errors[0]!.extensions.code,
      });
      expect(bodies).toHaveLength(1);
    },
  );
});

describe('following the journal', () => {
  const LAST = 6;
  const FOLDER = join(__dirname, '../../schema');
  const SCHEMA = buildSchema(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
      .join('\n'),
  );

  /**
   * A server that sends events 1 to 6. It breaks every connection but the last after two events.
   */
  async function telling() {
    const { url, server } = await listen((_, response) => response.end());
    const sockets = new WebSocketServer({ server, path: '/graphql' });
    const begun: unknown[] = [];
    async function* journal({ after }: { after: number }) {
      begun.push(after);
      for (let seq = after + 1; seq <= LAST; seq += 1) {
        yield await Promise.resolve({ journal: { __typename: 'RoundStarted', seq } });
        if (seq === after + 2 && seq < LAST) {
          for (const socket of sockets.clients) socket.terminate();
        }
      }
    }
    const cleanup = useServer({ schema: SCHEMA, roots: { subscription: { journal } } }, sockets);
    return { url, begun, cleanup };
  }

  it('goes on after the last event when the connection breaks, each event once', async () => {
    const { url, begun, cleanup } = await telling();
    const live = openLive(url, null);
    const seqs: number[] = [];
    for await (const event of live.follow(CallsDocument, 's', 0)) seqs.push(event.seq);
    expect(seqs).toEqual([1, 2, 3, 4, 5, 6]);
    expect(begun.length).toBeGreaterThan(1);
    expect(begun.length).toBe(live.connections());
    await live.close();
    await cleanup.dispose();
  });

  it('ends with an error when the server refuses the subscription', async () => {
    const { url, cleanup } = await telling();
    const live = openLive(url, null);
    const wrong = parse('subscription { nothing }') as typeof CallsDocument;
    const feed = live.follow(wrong, 's', 0);
    await expect(feed.getReader().read()).rejects.toThrow();
    await live.close();
    await cleanup.dispose();
  });
});

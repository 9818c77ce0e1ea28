import { Agent, get } from 'node:http';
import { closeAll, startTestServer } from '../../support/test-server';
import { RawConnection } from '../../support/raw-connection';

afterEach(closeAll);

const LIVE = 'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq } }';
/** Long enough for a client that keeps sending requests to notice the shutdown. */
const limits = { lingerMs: 10_000 };

/** The outcome of a request: its status, or the code of its error. */
function outcome(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume().once('close', () => {
        resolve(response.complete ? (response.statusCode ?? 0) : 'cut');
      });
    }).once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'error'));
  });
}

describe('a server without a proxy that is told to stop', () => {
  it('answers whatever comes on kept connections, and then cuts none', async () => {
    const { server, client } = await startTestServer({ limits });
    const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    let asked = 0;
    let allAsk = (): void => undefined;
    const busy = new Promise<void>((resolve) => {
      allAsk = resolve;
    });
    const outcomes = agents.map(async (agent) => {
      for (;;) {
        const what = await outcome(`${client.url}/livez`, agent);
        asked += 1;
        if (asked === 200) allAsk();
        if (what !== 200) return what;
      }
    });
    await busy;
    await server.close();
    // New connections are refused. No connection was cut with a request in flight.
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['ECONNREFUSED']));
    for (const agent of agents) agent.destroy();
  });

  it('ends event streams as HTTP ends them, and closes their connections', async () => {
    const { server, client } = await startTestServer({ limits: { lingerMs: 500 } });
    const token = await client.guest();
    const id = await client.round(token);
    const query = new URLSearchParams({ query: LIVE, variables: JSON.stringify({ id }) });
    const streams = Array.from({ length: 15 }, () => new RawConnection(client.port));
    for (const stream of streams) {
      stream.send(
        `GET /graphql/stream?${query.toString()} HTTP/1.1`,
        'Host: localhost',
        'Accept: text/event-stream',
        `Authorization: Bearer ${token}`,
        '',
        '',
      );
      await stream.hears((text) => text.includes('event: next'));
    }
    await server.close();
    for (const stream of streams) {
      expect(await stream.closed).toBeNull();
      expect(stream.heard).toMatch(/\r\n0\r\n\r\n$/);
    }
  });
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findServer } from '../../demo/find-server';

const servers: Server[] = [];

/** A server that gives the same answer to every request, and counts the requests. */
async function answering(body: unknown, status = 200) {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, asked: () => asked };
}

afterEach(() => {
  delete process.env['PORT'];
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const RIDOTTO = { data: { editions: [{ id: 'giolitti' }] } };

describe('the server that a demo plays on', () => {
  it('is the one that was named, if it is a Ridotto', async () => {
    const { url } = await answering(RIDOTTO);
    expect(await findServer(url)).toEqual({ url, own: null });
  });

  it.each([
    ['is another', { data: { season: null } }, 200],
    ['has a fault', RIDOTTO, 503],
  ])('is none where what was named %s', async (_what, body, status) => {
    const { url } = await answering(body, status);
    await expect(findServer(url)).rejects.toThrow(`No Ridotto answers at ${url}.`);
  });

  it('is none where nobody answers', async () => {
    const { url } = await answering(RIDOTTO);
    servers.splice(0).forEach((server) => server.close());
    await expect(findServer(url)).rejects.toThrow('No Ridotto answers');
  });

  it('is never one that nobody named, though its own does not start', async () => {
    const somebodys = await answering(RIDOTTO);
    process.env['PORT'] = String(somebodys.port);
    // Only the build has a server, so none can be started from the sources.
    await expect(findServer(null)).rejects.toThrow('The server did not start.');
    expect(somebodys.asked()).toBe(0);
  });
});

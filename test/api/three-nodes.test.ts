import type { Node } from '../../bench/src/load/cluster';
import { BURST, nodesUnderLoad } from '../../bench/src/load/nodes';
import { build, ServerProcess } from '../support/server-process';
import { sharedPairs } from '../support/installations';
import type { Site } from '../support/installations';

/** The size that the default limits allow. `npm run load:nodes` runs longer. */
const SIZE = { nodes: 3, commands: 360, rate: 60, sockets: 40, seasons: 2, players: 3 };

async function startNode(site: Site): Promise<Node> {
  const server = await ServerProcess.start(site.env());
  return {
    port: server.client.port,
    end: async (signal) => {
      if (signal === 'SIGTERM') return server.stop();
      await server.kill();
      return null;
    },
    stop: () => server.kill(),
  };
}

describe.each(sharedPairs())('three nodes under load on $name', ({ fresh }) => {
  let site: Site;
  beforeAll(async () => {
    build();
    site = await fresh();
  });
  afterAll(() => site.drop());

  it('lose no command and no event, and double none, as nodes go and come [1, 2, 3]', async () => {
    const tally = await nodesUnderLoad(SIZE, () => startNode(site));
    expect(tally.words).toEqual([]);
    expect(tally.isClean).toBe(true);
    expect(tally.answered).toBe(SIZE.commands + 2 * BURST);
    expect(tally.repeated).toBeGreaterThan(0);
    // The clients of the killed node have reconnected.
    expect(tally.returns).toBeGreaterThan(0);
  });
});

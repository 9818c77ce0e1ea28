import { freePort, freshFolder, pause, ROUNDS, until } from './left-behind';
import { Node } from './node';
import { Cluster, RedisServer } from './servers';
import { World } from './world';

const SECRET = 'the secret of all nodes of the faults';
/** In the long run these are 200 restarts and 1,000 ended backends. */
const RESTARTS = 8 * ROUNDS;
const BACKENDS = 40 * ROUNDS;
const MOST_MS = 120_000 * ROUNDS;

/**
 * A PostgreSQL that ends connections just after they were made, as in a failover that flaps. An
 * error that nobody hears would end the process of a node.
 */
describe('nodes on a PostgreSQL that flaps', () => {
  let cluster: Cluster;
  let redis: RedisServer;
  let nodes: readonly Node[];
  let world: World;

  beforeAll(async () => {
    cluster = await Cluster.make();
    redis = await RedisServer.make();
    const node = async (): Promise<Node> =>
      new Node(await freePort(), {
        DATA_DIR: freshFolder('data'),
        DATABASE_URL: cluster.url,
        REDIS_URL: redis.url,
        RIDOTTO_SECRET: SECRET,
      });
    nodes = [await node(), await node()];
    world = new World(nodes, { url: cluster.url, dataDir: freshFolder('none') });
    await world.open();
  });
  afterEach(async () => {
    if (!cluster.isRunning()) cluster.start();
    await world.rest();
  });
  afterAll(async () => {
    for (const node of nodes) await node.kill();
    await redis.end();
    await cluster.drop();
  });

  /** Fails with the output of a node that has ended. */
  const expectAllUp = (): void => {
    expect(nodes.filter(({ isUp }) => !isUp).map(({ said }) => said)).toEqual([]);
  };

  it(
    'go on when it restarts again and again',
    async () => {
      await world.during(async () => {
        for (let restart = 0; restart < RESTARTS; restart += 1) {
          cluster.stop('fast');
          cluster.start();
          // Different moments: connections are new, busy, or idle again.
          await pause((restart % 4) * 100);
          expectAllUp();
        }
      });
      process.stdout.write(`${RESTARTS} restarts\n`);
    },
    MOST_MS,
  );

  it(
    'go on when their backends are ended again and again',
    async () => {
      let ended = 0;
      await world.during(async () => {
        for (let round = 0; ended < BACKENDS; round += 1) {
          ended += await endBackends(cluster);
          await pause(20 + (round % 5) * 20);
          expectAllUp();
        }
      });
      process.stdout.write(`${ended} backends ended\n`);
    },
    MOST_MS,
  );

  it('have on disk all that was acknowledged, once, and rows that are the fold [1–4]', async () => {
    for (const node of nodes) await until('the node is ready', 20_000, node.isReady);
    await world.close();
  });
});

/** Ends the backends of all clients. Returns their number. */
async function endBackends(cluster: Cluster): Promise<number> {
  const ended = await cluster.query<{ readonly done: boolean }>(
    `SELECT pg_terminate_backend(pid) AS done FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return ended.filter(({ done }) => done).length;
}

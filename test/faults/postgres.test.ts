import { Hole } from './hole';
import { freePort, freshFolder, pause, ROUNDS, until } from './left-behind';
import { Node } from './node';
import { Cluster, RedisServer } from './servers';
import { World } from './world';

const SECRET = 'the secret of all nodes of the faults';
/** The maximum time for a command in a season that is not locked. */
const NOT_HELD_MS = 8_000;

describe('several nodes on PostgreSQL and Redis', () => {
  let cluster: Cluster;
  let redis: RedisServer;
  let toPostgres: Hole;
  let toRedis: Hole;
  let nodes: readonly [Node, Node, Node];
  let world: World;

  beforeAll(async () => {
    cluster = await Cluster.make();
    redis = await RedisServer.make();
    toPostgres = await Hole.to(cluster.port);
    toRedis = await Hole.to(redis.port);
    const node = async (): Promise<Node> =>
      new Node(await freePort(), {
        DATA_DIR: freshFolder('data'),
        DATABASE_URL: cluster.urlAt(toPostgres.port),
        REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
        RIDOTTO_SECRET: SECRET,
      });
    nodes = [await node(), await node(), await node()];
    world = new World(nodes, { url: cluster.url, dataDir: freshFolder('none') });
    await world.open();
  });
  afterEach(async () => {
    // A failed scenario must not leave faults to the next one.
    if (cluster.isRunning()) await cluster.signal('SIGCONT');
    else cluster.start();
    redis.signal('SIGCONT');
    for (const node of nodes) node.signal('SIGCONT');
    await world.rest();
  });
  afterAll(async () => {
    for (const node of nodes) await node.kill();
    toPostgres.close();
    toRedis.close();
    await redis.end();
    await cluster.drop();
  });

  const times = async (scenario: () => Promise<void>): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) await scenario();
  };

  it('go on when one is killed, and when it comes back', async () => {
    await times(() =>
      world.during(async () => {
        await nodes[0].kill();
        await world.more(20);
        await nodes[0].start();
      }),
    );
  });

  it('say that they are not ready while PostgreSQL is stopped, and go on by themselves', async () => {
    await times(() =>
      world.during(async () => {
        cluster.stop('fast');
        await until('/readyz says so', 10_000, async () => !(await nodes[0].isReady()));
        await pause(3_000);
        cluster.start();
      }),
    );
  });

  it('lose nothing when PostgreSQL is killed', async () => {
    await times(() =>
      world.during(async () => {
        await cluster.signal('SIGKILL');
        await pause(1_000);
        cluster.start();
      }),
    );
  });

  it('bear a PostgreSQL that hangs, and end at SIGTERM meanwhile [F8]', async () => {
    await times(() =>
      world.during(async () => {
        await cluster.signal('SIGSTOP');
        await until('/readyz says so', 15_000, async () => !(await nodes[0].isReady()));
        const { code, ms } = await nodes[1].stop();
        // Chance decides whether the node leaves work unfinished. If so, it must say so.
        expect(code).toBe(nodes[1].said.includes('without waiting') ? 1 : 0);
        expect(ms).toBeLessThan(12_000);
        await cluster.signal('SIGCONT');
        await nodes[1].start();
      }),
    );
  });

  it('hold up no season but the one that is locked [F2]', async () => {
    await times(() =>
      world.during(async () => {
        await cluster.connected(async (client) => {
          await client.query('BEGIN');
          await client.query('SELECT id FROM seasons ORDER BY id LIMIT 1 FOR UPDATE');
          const [free] = await cluster.query<{ id: string }>(
            'SELECT id FROM seasons ORDER BY id DESC LIMIT 1',
          );
          await pause(500);
          expect(await world.msToSpeakIn(free!.id)).toBeLessThan(NOT_HELD_MS);
          await client.query('ROLLBACK');
        });
      }),
    );
  });

  it('go on while one is frozen in the middle of its transactions [F2]', async () => {
    await times(() =>
      world.during(async () => {
        for (let freeze = 0; freeze < 10; freeze += 1) {
          nodes[2].signal('SIGSTOP');
          const [held] = await cluster.query<{ count: string }>(
            "SELECT count(*) FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'",
          );
          if (Number(held!.count) > 0) break;
          nodes[2].signal('SIGCONT');
          await pause(100);
        }
        nodes[2].signal('SIGSTOP');
        await pause(8_000);
        nodes[2].signal('SIGCONT');
      }),
    );
  });

  it('find out that connections to PostgreSQL have gone silent, and go on [F3]', async () => {
    await times(() => world.during(() => goesSilent(toPostgres)));
  });

  it('find out that connections to Redis have gone silent, and go on', async () => {
    await times(() => world.during(() => goesSilent(toRedis)));
  });

  it('do without a Redis that is away, hangs or was killed', async () => {
    await times(async () => {
      await world.during(async () => {
        await redis.end('SIGTERM');
        await world.more(20);
        await redis.start();
      });
      await world.during(async () => {
        redis.signal('SIGSTOP');
        await world.more(20);
        redis.signal('SIGCONT');
      });
      await world.during(async () => {
        await redis.end('SIGKILL');
        await redis.start();
      });
    });
  });

  it('refuse a node with another secret [F5]', async () => {
    const other = { RIDOTTO_SECRET: 'another secret than that of the nodes' };
    await nodes[0].stop();
    await expect(nodes[0].start(other)).rejects.toThrow('sealed with a different secret');
    await nodes[0].start();
    await world.check();
  });

  it('have on disk all that was acknowledged, once, and rows that are the fold [1–4]', async () => {
    await world.check();
    await world.close();
  });
});

/** Makes the present connections drop all data from now on. */
async function goesSilent(hole: Hole): Promise<void> {
  await until('connections are open', 5_000, () => hole.swallow() > 0);
}

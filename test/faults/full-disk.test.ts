import { freePort, freshFolder, pause, until } from './left-behind';
import { Node } from './node';
import { Cluster, itWithDisk, SmallDisk } from './servers';
import { World } from './world';

describe('a node on a PostgreSQL whose disk is full', () => {
  itWithDisk('acknowledges nothing that is not kept, and goes on when there is room', async () => {
    const disk = SmallDisk.make(160);
    const cluster = await Cluster.make(disk.path);
    const dataDir = freshFolder('data');
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.url,
      RIDOTTO_SECRET: 'the secret of the node with the full disk',
    };
    const node = new Node(await freePort(), env);
    try {
      const world = new World([node], { url: cluster.url, dataDir });
      await world.open();
      await world.during(async () => {
        disk.fill();
        await until('/readyz says so', 20_000, async () => !(await node.isReady()));
        await pause(1_000);
        disk.free();
        // PostgreSQL ends if its write-ahead log finds no room. A service manager would start it
        // again.
        if (!cluster.isRunning()) cluster.start();
      });
      await world.close();
    } finally {
      await node.kill();
      await cluster.drop();
      disk.drop();
    }
  });
});

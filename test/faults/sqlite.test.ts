import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, freshFolder, pause, ROUNDS, until } from './left-behind';
import { Node } from './node';
import { itWithDisk, SmallDisk } from './servers';
import { World } from './world';

/** The disk's size in megabytes: enough for the migrations and some play, and little more. */
const DISK_MB = 24;

async function house(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ node: Node; world: World }> {
  const node = new Node(await freePort(), { DATA_DIR: dataDir, ...env });
  return { node, world: new World([node], { url: null, dataDir }) };
}

/** The free space of a disk: `take` uses it up, `giveBack` frees it. */
type Room = { readonly take: () => void; readonly giveBack: () => void };

describe('one node on SQLite', () => {
  it('loses nothing when it is killed under load [1, 2, 3, 4]', async () => {
    const { node, world } = await house(freshFolder('data'));
    await world.open();
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      await world.during(async () => {
        await node.kill();
        await node.start();
      });
    }
    await world.close();
  });

  it('loses nothing when it is stopped and started under load', async () => {
    const { node, world } = await house(freshFolder('data'));
    await world.open();
    for (let round = 0; round < ROUNDS; round += 1) {
      await world.during(async () => {
        const { code, ms } = await node.stop();
        expect(code).toBe(0);
        expect(ms).toBeLessThan(12_000);
        await node.start();
      });
    }
    await world.close();
  });

  /** Every command acknowledged while the disk is full, or afterwards, must be stored. */
  async function expectHonest(dataDir: string, how: (node: Node) => Room): Promise<void> {
    const preload = join(__dirname, 'bears-limits.cjs');
    const { node, world } = await house(dataDir, { NODE_OPTIONS: `--require ${preload}` });
    const { take, giveBack } = how(node);
    try {
      await world.open();
      for (let round = 0; round < 2 * ROUNDS; round += 1) {
        await world.during(async () => {
          take();
          try {
            // The node must not be ready while it cannot write.
            await until('/readyz says that the disk is full', 20_000, async () => {
              const { status, reason } = await node.readiness();
              return (
                status === 503 && reason?.startsWith('The disk of the database is full') === true
              );
            });
            await pause(1_000);
          } finally {
            giveBack();
          }
        });
      }
      // A node that is killed right afterwards has everything on disk.
      await node.kill();
      await node.start();
      await world.check();
      await world.close();
    } finally {
      await node.kill();
    }
  }

  itWithDisk('acknowledges nothing that a full disk did not take, and goes on after', async () => {
    const disk = SmallDisk.make(DISK_MB);
    const room = { take: () => disk.fill(), giveBack: () => disk.free() };
    try {
      await expectHonest(disk.path, () => room);
    } finally {
      disk.drop();
    }
  });

  it('acknowledges nothing that files which may not grow did not take', async () => {
    await expectHonest(freshFolder('data'), (node) => ({
      take: () => node.limitFiles(4_096),
      giveBack: () => node.limitFiles(null),
    }));
  });

  it('bears clocks that leap ahead and back, while it runs and between starts [F7]', async () => {
    const dataDir = freshFolder('data');
    const clock = join(freshFolder('clock'), 'ms');
    writeFileSync(clock, '0');
    const { node, world } = await house(dataDir, {
      NODE_OPTIONS: `--require ${join(__dirname, 'clock.cjs')}`,
      RIDOTTO_FAULTS_CLOCK: clock,
    });
    await world.open();
    const hour = 3_600_000;
    for (const shift of [8 * 24 * hour, 0, -hour, 0]) {
      await world.during(async () => {
        writeFileSync(clock, String(shift));
        await pause(2_000);
      });
    }
    await world.during(async () => {
      await node.stop();
      writeFileSync(clock, String(3 * hour));
      await node.start();
    });
    await world.during(async () => {
      await node.stop();
      writeFileSync(clock, '0');
      await node.start();
    });
    await world.close();
  });

  it('does not start without its secret, or with another, and says what to do [F5]', async () => {
    const dataDir = freshFolder('data');
    const { node, world } = await house(dataDir);
    await world.open();
    await world.during(async () => {
      await node.stop();
      const file = join(dataDir, 'secret');
      renameSync(file, `${file}.away`);
      await expect(node.start()).rejects.toThrow('was sealed with a secret that is not here');
      await expect(node.start({ RIDOTTO_SECRET: 'x'.repeat(40) })).rejects.toThrow(
        'was sealed with a different secret from the one in RIDOTTO_SECRET',
      );
      renameSync(`${file}.away`, file);
      await node.start();
    });
    await world.close();
  });
});

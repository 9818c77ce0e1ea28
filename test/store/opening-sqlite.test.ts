import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openStore } from '../../src/store';
import { openSqlite } from '../../src/store/sqlite/open';
import { nodeMismatchText } from '../../src/store/sqlite/node-version';
import { freshSqliteDir } from '../support/backends';
import { commitOf, idsOf } from '../support/store-fixtures';

describe('opening SQLite', () => {
  let fresh: ReturnType<typeof freshSqliteDir>;
  const children: ChildProcess[] = [];
  beforeEach(() => {
    fresh = freshSqliteDir();
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    fresh.drop();
  });
  const open = () => openStore({ url: null, dataDir: fresh.dir });

  /** Another process that opens the same directory. Resolves with its first line. */
  async function otherProcess(): Promise<{ child: ChildProcess; says: string }> {
    const script = join(__dirname, 'hold-store.cjs');
    const child = spawn(process.execPath, [script, fresh.dir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const [says] = (await once(createInterface(child.stdout), 'line')) as [string];
    return { child, says };
  }

  it('makes the directory and the file, and finds what was written before', async () => {
    const dataDir = join(fresh.dir, 'deep', 'down');
    const first = await openStore({ url: null, dataDir });
    expect(first.describe()).toBe(`SQLite at ${join(dataDir, 'ridotto.sqlite')}`);
    await first.ping();
    await first.seasons.commit({ seasons: [commitOf('s1', 0)] });
    await first.close();
    const second = await openStore({ url: null, dataDir });
    expect(idsOf(await second.seasons.list({ visibleTo: null, limit: 10 }))).toEqual(['s1']);
    await second.close();
  });

  it('says which Node has installed SQLite, where that is another one [N3]', () => {
    const error = new Error(
      "The module '/srv/node_modules/better-sqlite3/build/Release/better_sqlite3.node' was compiled against " +
        'a different Node.js version using NODE_MODULE_VERSION 127. This version of Node.js requires ' +
        'NODE_MODULE_VERSION 115. Please try re-compiling or re-installing the module.',
    );
    const text = nodeMismatchText(error);
    expect(text).toContain('was installed by Node 22 (NODE_MODULE_VERSION 127)');
    expect(text).toContain('npm rebuild better-sqlite3');
    expect(nodeMismatchText(new Error('EACCES'))).toBeNull();
  });

  it.each([
    ['no database at all', (file: Buffer): Buffer => Buffer.alloc(file.length, 'x')],
    ['half of a database', (file: Buffer): Buffer => file.subarray(0, file.length / 2)],
  ])('says of %s which file is damaged, and what to do', async (_what, damage) => {
    const store = await open();
    await store.seasons.commit({ seasons: [commitOf('s1', 0)] });
    await store.close();
    const path = join(fresh.dir, 'ridotto.sqlite');
    writeFileSync(path, damage(readFileSync(path)));
    await expect(open()).rejects.toMatchObject({
      name: 'CannotOpenStore',
      message: expect.stringContaining(`${path} is damaged`) as string,
    });
  });

  it('syncs at every commit', async () => {
    const database = await openSqlite(fresh.dir);
    const pragma = (name: string): Promise<unknown> =>
      database.write((manager) => manager.query(`PRAGMA ${name}`));
    expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    await database.close();
  });

  it('refuses a second process, with a sentence that says what to do', async () => {
    const store = await open();
    const { says } = await otherProcess();
    expect(says).toBe(
      `CannotOpenStore: The data directory ${fresh.dir} is in use by another Ridotto process: ` +
        'stop that one, or set DATA_DIR to another directory.',
    );
    await store.close();
  });

  it('refuses a second store in the same process', async () => {
    const store = await open();
    await expect(open()).rejects.toThrow('is in use by another Ridotto process');
    await store.close();
  });

  it('goes ahead after the other process was killed', async () => {
    const { child, says } = await otherProcess();
    expect(says).toMatch(/^opened SQLite at /);
    await expect(open()).rejects.toThrow('is in use by another Ridotto process');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await open()).close();
  });

  it('says which directory it cannot write to', async () => {
    await expect(openStore({ url: null, dataDir: '/dev/null/data' })).rejects.toThrow(
      /^The data directory \/dev\/null\/data cannot be written to: .+\.$/,
    );
  });

  it('closes after the writes under way', async () => {
    const store = await open();
    const writes = ['s1', 's2', 's3'].map((id) =>
      store.seasons.commit({ seasons: [commitOf(id, 0)] }),
    );
    await store.close();
    await Promise.all(writes);
    const again = await open();
    expect(await again.seasons.list({ visibleTo: null, limit: 10 })).toHaveLength(3);
    await again.close();
  });
});

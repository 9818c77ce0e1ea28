import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seasonId } from '../../src/kernel';
import { BotWorkerThread } from '../../src/bots';
import { build } from '../support/server-process';

const ROOT = join(__dirname, '../..');

describe('the built server', () => {
  beforeAll(build);

  it('names the sources in the traces of errors', () => {
    const dir = mkdtempSync(join(process.env['RIDOTTO_TEST_DIR'] ?? tmpdir(), 'traces-'));
    for (const folder of ['src', 'migrations']) {
      cpSync(join(ROOT, 'dist', folder), join(dir, 'dist', folder), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
    // Without `schema/`, the server fails while its parts are wired.
    const { stderr, status } = spawnSync(process.execPath, ['dist/src/main.js'], {
      cwd: dir,
      env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: join(dir, 'data') },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /at readProjectFile \(.*\/src\/graphql\/server\/project-file\.ts:\d+:\d+\)/,
    );
    expect(stderr).not.toContain('project-file.js');
    rmSync(dir, { recursive: true, force: true });
  });

  it('names them in the thread of its bots, too', async () => {
    const dist = (name: string): string => join(ROOT, 'dist', name);
    const trouble = new Promise<unknown>((resolve) => {
      const troupe = new BotWorkerThread({
        ...{ file: dist('demo/practice/worker.js'), traces: dist('src/source-maps.js') },
        ...{ url: () => '', thinkMs: NaN, onError: resolve },
      });
      troupe.play(seasonId('none'), [], null);
    });
    expect((await trouble) as Error).toHaveProperty(
      'stack',
      expect.stringMatching(/\/demo\/practice\/worker\.ts:\d+:\d+/),
    );
  });

  it('begins a trace with name and message, never with the request that graphql-js quotes', () => {
    const program = `
      require('./dist/src/source-maps.js');
      const { GraphQLError, parse } = require('graphql');
      const nodes = parse('{ signIn(password: "hunter2") }').definitions;
      const broken = Object.assign(new Error('whole'), { toString: () => { throw new Error(); } });
      console.log(new GraphQLError('boom', { nodes }).stack + broken.stack);
    `;
    const { stdout } = spawnSync(process.execPath, ['-e', program], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^GraphQLError: boom\n {4}at /);
    expect(stdout).toContain('Error: whole\n');
    expect(stdout).not.toContain('hunter2');
  });
});

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freshSqliteDir } from '../support/backends';
import { build } from '../support/server-process';

beforeAll(build);

const { dir, drop } = freshSqliteDir();
let child: ChildProcess | null = null;
afterAll(() => {
  child?.kill('SIGKILL');
  drop();
});

it('serves and closes in order though nothing takes what it prints and logs [N0]', async () => {
  const started = spawn('sh', ['-c', `exec "${process.execPath}" dist/src/main.js 2>/dev/full`], {
    cwd: join(__dirname, '../..'),
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'debug', PORT: '0', DATA_DIR: dir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  child = started;
  const ended = once(started, 'exit');
  let said = '';
  const open = new Promise<string>((resolve) => {
    started.stdout.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const url = /open at (\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
  const url = await Promise.race([open, ended.then(() => null)]);
  expect(url).not.toBeNull();
  for (let count = 0; count < 3; count += 1) {
    expect((await fetch(`${url ?? ''}/readyz`)).status).toBe(200);
  }
  started.stdout.destroy();
  started.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

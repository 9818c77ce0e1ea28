import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { until } from '../support/async-queue';
import { Copy, SERVER } from './copy';

describe('the development server', () => {
  let copy: Copy;
  let child: ChildProcess;
  let said = '';
  beforeAll(() => {
    copy = new Copy(SERVER);
    child = spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: copy.dir,
      env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  });
  afterAll(async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    copy.remove();
  });

  /** Waits for matching output. Resolves with the captured groups. */
  async function hears(what: RegExp): Promise<string> {
    await until(() => {
      if (child.exitCode !== null) throw new Error(`it has ended:\n${said}`);
      return Promise.resolve(what.test(said));
    });
    const found = what.exec(said)?.[1] ?? '';
    said = '';
    return found;
  }
  const address = (): Promise<string> => hears(/open at (http:\S+)[^]*reachable/);

  it('serves, and starts again when a source or the schema has changed', async () => {
    let url = await address();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(existsSync(copy.path('data/ridotto.sqlite'))).toBe(true);

    copy.replace('src/server/ops/health.ts', "status: 'ok'", "status: 'changed once'");
    url = await address();
    expect(await (await fetch(`${url}/livez`)).text()).toContain('changed once');

    copy.replace('src/server/ops/health.ts', 'changed once', 'changed twice');
    copy.write('src/graphql/more.graphql', '"Came later."\nscalar CameLater\n');
    url = await address();
    expect(await (await fetch(`${url}/livez`)).text()).toContain('changed twice');
    expect(await (await fetch(`${url}/schema.graphql`)).text()).toContain('Came later.');

    // A source that does not parse is reported, and the server keeps running.
    copy.write('src/server/broken.ts', 'const = ;\n');
    await hears(/broken\.ts[^]*Syntax Error/);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    // A trace names the source and its line.
    copy.write('src/server/broken.ts', "\n\nthrow new Error('as wanted');\n");
    copy.replace('src/server/index.ts', '', "import './broken';\n");
    await hears(/as wanted[^]*\/src\/server\/broken\.ts:3:7[^]*a change starts it again/);
    copy.write('src/server/broken.ts', '\n');
    await address();

    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    expect(child.exitCode).toBe(0);
    expect(readdirSync(copy.dir).filter((name) => name.startsWith('.build'))).toEqual([]);
  });
});

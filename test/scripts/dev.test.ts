import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../heard';
import { Copy } from './copy';

describe('the development server', () => {
  let copy: Copy;
  let child: ChildProcess;
  let said = '';
  beforeAll(() => {
    copy = new Copy();
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

  /** Waits until it has said so, and gives the words that the brackets found. */
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

  /** As many editors write: beside it, and then in its place. */
  function write(name: string, text: string): void {
    const file = join(copy.dir, name);
    writeFileSync(`${file}~`, text);
    renameSync(`${file}~`, file);
  }
  const replace = (name: string, old: string, text: string): void =>
    write(name, readFileSync(join(copy.dir, name), 'utf8').replace(old, text));

  it('serves, and starts again when a source or the schema has changed', async () => {
    let url = await address();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(existsSync(join(copy.dir, 'data/ridotto.sqlite'))).toBe(true);

    replace('src/server/pages.ts', '>GraphiQL</a>', '>changed once</a>');
    url = await address();
    expect(await (await fetch(url)).text()).toContain('changed once');

    replace('src/server/pages.ts', '>changed once</a>', '>changed twice</a>');
    write('schema/more.graphql', '"Came later."\nscalar CameLater\n');
    url = await address();
    expect(await (await fetch(url)).text()).toContain('changed twice');
    expect(await (await fetch(`${url}/schema.graphql`)).text()).toContain('Came later.');

    // What does not parse is complained of, and what was there before goes on.
    write('src/server/broken.ts', 'const = ;\n');
    await hears(/broken\.ts[^]*Syntax Error/);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    // A trace names the source, and its line.
    write('src/server/broken.ts', "\n\nthrow new Error('as wanted');\n");
    replace('src/server/index.ts', '', "import './broken';\n");
    await hears(/as wanted[^]*\/src\/server\/broken\.ts:3:7[^]*a change starts it again/);
    write('src/server/broken.ts', '\n');
    await address();

    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    expect(child.exitCode).toBe(0);
    expect(readdirSync(copy.dir).filter((name) => name.startsWith('.build'))).toEqual([]);
  });
});

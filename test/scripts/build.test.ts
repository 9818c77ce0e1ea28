import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { BUILD, Copy } from './copy';

/** A server as short as the build needs: it says that it is open, and ends. */
const SERVE = `import { pino } from 'pino';
import { two } from './two';
process.on('SIGTERM', () => process.exit());
console.log('Ridotto is open', typeof pino, two);
`;

describe('the build', () => {
  let copy: Copy;
  beforeAll(() => {
    copy = new Copy(BUILD);
    copy.write('src/one.ts', 'export const one: number = 1;\n');
    copy.write('src/two.ts', "import { one } from './one';\nexport const two = one + 1;\n");
    copy.write('src/serve.ts', SERVE);
  });
  afterAll(() => copy.remove());

  const built = () =>
    spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy.dir, encoding: 'utf8' });
  const build = (): number | null => built().status;
  const two = (): string => copy.read('dist/src/two.js');
  const run = (): string => {
    const { stdout, stderr } = spawnSync(process.execPath, ['dist/src/main.js'], { cwd: copy.dir });
    return `${String(stdout)}${String(stderr)}`.trim();
  };

  it('writes what has changed, and removes what has no source any more', () => {
    expect(build()).toBe(0);
    expect(two()).toContain('_one.one + 1');
    // The output of an unchanged source is left alone.
    copy.write('dist/src/one.js', `${copy.read('dist/src/one.js')}// kept\n`);
    copy.replace('src/two.ts', '+ 1', '+ 2');
    expect(build()).toBe(0);
    expect(two()).toContain('_one.one + 2');
    expect(copy.read('dist/src/one.js')).toContain('// kept');

    copy.replace('src/two.ts', "import { one } from './one';", 'const one = 3;');
    rmSync(copy.path('src/one.ts'));
    expect(build()).toBe(0);
    expect(two()).toContain('one + 2');
    expect(existsSync(copy.path('dist/src/one.js'))).toBe(false);
    expect(existsSync(copy.path('dist/src/one.js.map'))).toBe(false);
  });

  it('bundles the server, whose entry takes the compiled code of a cache that fits', () => {
    copy.replace('src/two.ts', '+ 2', '+ 5');
    expect(build()).toBe(0);
    rmSync(copy.path('dist/src/serve.js'));
    expect(run()).toBe('Ridotto is open function 8');
    const cache = copy.path('dist/server/serve.js.cache');
    expect(existsSync(cache)).toBe(true);
    copy.write('dist/server/serve.js.cache', 'of another version');
    expect(run()).toBe('Ridotto is open function 8');
    rmSync(cache);
    expect(run()).toBe('Ridotto is open function 8');
    rmSync(copy.path('dist/server'), { recursive: true });
    expect(run()).toContain('Cannot find module');
  });

  it('leaves what there was when a source does not parse', () => {
    expect(build()).toBe(0);
    const before = [two(), statSync(copy.path('dist')).ino];
    copy.replace('src/two.ts', '= 3', '= = 3');
    expect(build()).toBe(1);
    expect([two(), statSync(copy.path('dist')).ino]).toEqual(before);
    expect(readdirSync(copy.dir).filter((name) => name.startsWith('.build'))).toEqual([]);
    copy.replace('src/two.ts', '= = 3', '= 4');
    expect(build()).toBe(0);
    expect(two()).toContain('one = 4');
  });

  it('leaves nothing half-made when the server cannot be bundled', () => {
    copy.replace('src/serve.ts', "from './two'", "from './nowhere'");
    const { status, stderr } = built();
    expect(status).toBe(1);
    expect(stderr).toMatch(/nowhere[^]*The build failed; the messages are above\./);
    expect(readdirSync(copy.dir).filter((name) => name.startsWith('.build'))).toEqual([]);
    copy.replace('src/serve.ts', "from './nowhere'", "from './two'");
  });

  it('says so if the server leaves no compiled code', () => {
    copy.replace(
      'src/serve.ts',
      "console.log('Ridotto",
      "process.kill(process.pid, 'SIGKILL');\nconsole.log('Ridotto",
    );
    const { status, stderr } = built();
    expect(status).toBe(0);
    expect(stderr).toContain('The compiled code could not be kept: starts take longer.');
  });
});

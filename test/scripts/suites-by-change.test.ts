import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

type Row = {
  readonly name: string;
  readonly suites: readonly string[];
  readonly restsOn: readonly string[];
};
const { ROWS, digestsOf, passedRows, recordPassed, unchangedRows } = jest.requireActual<{
  ROWS: readonly Row[];
  passedRows: (rows: readonly Row[], failed: readonly string[]) => readonly Row[];
  digestsOf: (rows: readonly Row[], root: string) => Readonly<Record<string, string>>;
  recordPassed: (rows: readonly Row[], digests: object, root: string) => void;
  unchangedRows: (root: string, rows: readonly Row[]) => readonly Row[];
}>('../../scripts/suites-by-change.cjs');

const ROOT = join(__dirname, '../..');
const CLIENTS = { name: 'clients', suites: ['test/c.test.ts'], restsOn: ['src/server', 'a.json'] };
const DEMOS = { name: 'demos', suites: ['test/d.test.ts'], restsOn: ['demo'] };

let dir: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
};
const pass = (rows: readonly Row[]): void => {
  recordPassed(rows, digestsOf(rows, dir), dir);
};
const unchanged = (): readonly string[] =>
  unchangedRows(dir, [CLIENTS, DEMOS]).map(({ name }) => name);

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ridotto-rows-'));
  write('.ci/README', '');
  write('src/server/ops/app.ts', 'one');
  write('demo/play.ts', 'one');
  write('a.json', '{}');
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

describe('suites that run after a change', () => {
  it('run as long as none has been noted as passed', () => {
    expect(unchanged()).toEqual([]);
  });

  it('are left out where they passed on just these files', () => {
    pass([CLIENTS, DEMOS]);
    expect(unchanged()).toEqual(['clients', 'demos']);
    write('src/store/other.ts', 'of no row');
    expect(unchanged()).toEqual(['clients', 'demos']);
  });

  it.each([
    [
      'changed',
      () => {
        write('src/server/ops/app.ts', 'two');
      },
    ],
    [
      'added',
      () => {
        write('src/server/deep/new.ts', '');
      },
    ],
    [
      'removed',
      () => {
        rmSync(join(dir, 'src/server/ops/app.ts'));
      },
    ],
    [
      'changed beside a folder',
      () => {
        write('a.json', '[]');
      },
    ],
  ])('run again after a file was %s, and the others do not', (_, change) => {
    pass([CLIENTS, DEMOS]);
    change();
    expect(unchanged()).toEqual(['demos']);
  });

  it('run again if a file changed while they ran', () => {
    const before = digestsOf([CLIENTS], dir);
    write('src/server/ops/app.ts', 'two');
    recordPassed([CLIENTS], before, dir);
    expect(unchanged()).toEqual([]);
  });

  it('do not see installed packages', () => {
    pass([CLIENTS]);
    write('src/server/node_modules/x/index.js', '');
    expect(unchanged()).toEqual(['clients']);
  });

  it('pass unless one of their own suites fails', () => {
    expect(passedRows([CLIENTS, DEMOS], ['test/d.test.ts', 'test/e.test.ts'])).toEqual([CLIENTS]);
  });

  it('are noted one by one', () => {
    pass([CLIENTS]);
    pass([DEMOS]);
    expect(unchanged()).toEqual(['clients', 'demos']);
  });

  it('name files that there are, their own among them', () => {
    const paths = ROWS.flatMap(({ suites, restsOn }) => [...suites, ...restsOn]);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const alone = ROWS.flatMap(({ suites, restsOn }) =>
      suites.filter(
        (suite) => !restsOn.some((path) => suite === path || suite.startsWith(`${path}/`)),
      ),
    );
    expect(alone).toEqual([]);
  });

  it('name each suite of other people’s clients, which are not always installed', () => {
    const suites = readdirSync(join(ROOT, 'test/clients')).filter((file) =>
      file.endsWith('.test.ts'),
    );
    const named = new Set(ROWS.flatMap((row) => row.suites));
    expect(suites.filter((file) => !named.has(`test/clients/${file}`))).toEqual([]);
  });

  it('of the rules load and read no file on which the row does not rest', () => {
    const { suites, restsOn } = ROWS.find(({ name }) => name === 'rules')!;
    const loaded = loadedBy(suites);
    const isKnown = (file: string): boolean =>
      restsOn.some((path) => file === path || file.startsWith(`${path}/`));
    expect(loaded.filter((file) => !isKnown(file))).toEqual([]);
    // One reads its recording beside it, the other notes what a time limit cut short.
    expect(loaded.filter((file) => /node:(?:fs|child_process)/.test(textOf(file)))).toEqual([
      'test/dynasty/recorded.test.ts',
      'test/support/property-testing.ts',
    ]);
  });
});

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The project's files that these files load, directly or indirectly. */
function loadedBy(files: readonly string[]): readonly string[] {
  const found = new Set(files);
  for (const file of found) {
    // Types are erased before a test runs.
    const text = textOf(file).replace(/^(?:import|export) type [^;]*;/gm, '');
    for (const [, path] of text.matchAll(/(?:from|import|require\w*)\s*\(?\s*'(\.[^']*)'/g)) {
      const base = resolve(ROOT, dirname(file), path!);
      const ends = ['.ts', '/index.ts', ''];
      const full = ends.map((end) => base + end).find((each) => existsSync(each));
      if (full === undefined) throw new Error(`${file} loads ${path}, which is missing.`);
      found.add(relative(ROOT, full));
    }
  }
  return [...found].sort();
}

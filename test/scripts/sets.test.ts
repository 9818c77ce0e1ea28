import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { globsToMatcher } from 'jest-util';

const ROOT = join(__dirname, '../..');
const { testMatch } = jest.requireActual<{ testMatch: (word: string) => readonly string[] }>(
  '../../scripts/jest-sets.cjs',
);
const FILES = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => !file.includes('node_modules'))
  .map((file) => join(ROOT, 'test', file));

/** The suites that a word runs, as jest matches them. */
function suites(word: string, leftOut = ''): string[] {
  process.env['RIDOTTO_LEFT_OUT'] = leftOut;
  const globs = testMatch(word).map((glob) => glob.replace('<rootDir>', ROOT));
  return FILES.filter(globsToMatcher(globs));
}

afterAll(() => {
  delete process.env['RIDOTTO_LEFT_OUT'];
});

describe('the words that run tests', () => {
  it('leave no suite out, and run none twice', () => {
    const [all, short] = [suites('all'), suites('short')];
    const [long, web, seldom] = [suites('long'), suites('web'), suites('seldom')];
    expect(long.length).toBeGreaterThan(10);
    expect([...short, ...long, ...web, ...seldom].sort()).toEqual([...all].sort());
    expect(web).toEqual(all.filter((suite) => suite.includes('/test/pages/')));
    expect(all.some((suite) => suite.includes('/test/faults/'))).toBe(false);
    const measuring = long.filter((suite) => suite.endsWith('/price-and-cost.test.ts'));
    expect(measuring).toHaveLength(1);
    expect([...suites('gate'), ...web, ...measuring].sort()).toEqual([...all].sort());
    expect(suites('pure').filter((suite) => !short.includes(suite))).toEqual([]);
  });

  it('run no suite of a row that is left out', () => {
    const demos = suites('all').filter((suite) => suite.endsWith('/test/demo/demos.test.ts'));
    const gate = suites('gate', 'demos in full\nclients of others');
    expect(demos).toHaveLength(1);
    expect(suites('gate')).toEqual(expect.arrayContaining(demos));
    expect(gate).not.toEqual(expect.arrayContaining(demos));
    expect(gate.some((suite) => suite.endsWith('/test/demo/hands.test.ts'))).toBe(true);
  });
});

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** The suites of a word. */
function suites(word: string, leftOut = ''): string[] {
  const { stdout } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--listTests'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', RIDOTTO_TESTS: word, RIDOTTO_LEFT_OUT: leftOut },
  });
  return stdout.split('\n').filter((line) => line !== '');
}

describe('the words that run tests', () => {
  it('leave no suite out, and run none twice', () => {
    const [all, short] = [suites('all'), suites('short')];
    const [long, web, seldom] = [suites('long'), suites('web'), suites('seldom')];
    expect(long.length).toBeGreaterThan(10);
    expect([...short, ...long, ...web, ...seldom].sort()).toEqual([...all].sort());
    expect(web).toEqual(all.filter((suite) => suite.includes('/test/web/')));
    expect(all.some((suite) => suite.includes('/test/faults/'))).toBe(false);
    expect([...suites('gate'), ...web].sort()).toEqual([...all].sort());
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

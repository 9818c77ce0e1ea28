import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** The suites that a word runs. */
function suites(word: string): string[] {
  const { stdout } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--listTests'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', RIDOTTO_TESTS: word },
  });
  return stdout.split('\n').filter((line) => line !== '');
}

describe('the words that run tests', () => {
  it('leave no suite out, and run none twice', () => {
    const [all, short] = [suites('all'), suites('short')];
    const [long, web] = [suites('long'), suites('web')];
    expect(long.length).toBeGreaterThan(10);
    expect([...short, ...long, ...web].sort()).toEqual([...all].sort());
    expect(web).toEqual(all.filter((suite) => suite.includes('/test/web/')));
    expect(all.some((suite) => suite.includes('/test/faults/'))).toBe(false);
    expect(suites('pure').filter((suite) => !short.includes(suite))).toEqual([]);
  });
});

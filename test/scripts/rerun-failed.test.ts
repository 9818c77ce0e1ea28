import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Suite = {
  readonly suite: string;
  readonly titles: readonly string[];
  readonly passed: number;
};
type Totals = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: string;
  readonly failedSuites: readonly Suite[];
  readonly flaky?: readonly { readonly suite: string; readonly titles: readonly string[] }[];
};
const { flakyLines, rerunArgs, rerunFailed } = jest.requireActual<{
  flakyLines: (flaky: Totals['flaky']) => string[];
  rerunArgs: (suite: Suite) => readonly string[];
  rerunFailed: (
    file: string,
    runJest: (args: readonly string[], file: string) => void,
  ) => Totals | null;
}>('../../scripts/rerun-failed.cjs');

const totalsOf = (passed: number, ...failedSuites: Suite[]): Totals => ({
  passed,
  failed: failedSuites.reduce((sum, { titles }) => sum + Math.max(1, titles.length), 0),
  failures: failedSuites.map(({ suite }) => `${suite} is broken. `).join(''),
  failedSuites,
});
const A: Suite = { suite: 'test/pages/a.test.ts', titles: ['one (1)', 'two'], passed: 3 };
const B: Suite = { suite: 'test/pages/b.test.ts', titles: [], passed: 0 };

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ridotto-rerun-'));
  file = join(dir, 'totals.json');
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

/**
 * Reruns failed suites; `second` has the totals of the second runs in turn, null for a run without
 * totals.
 */
function rerun(first: Totals, ...second: (Totals | null)[]) {
  writeFileSync(file, JSON.stringify(first));
  const asked: (readonly string[])[] = [];
  const totals = rerunFailed(file, (args, again) => {
    const next = second[asked.length] ?? null;
    asked.push(args);
    if (next !== null) writeFileSync(again, JSON.stringify(next));
  });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(totals);
  return { totals: totals!, asked };
}

describe('tests that failed', () => {
  it('run again alone by suite and title, and are flaky where they pass', () => {
    const { totals, asked } = rerun(totalsOf(10, A), totalsOf(2));
    expect(asked).toEqual([
      ['--runTestsByPath', A.suite, '--testNamePattern', '^(one \\(1\\)|two)$'],
    ]);
    expect(totals).toMatchObject({ passed: 12, failed: 0, failures: '', failedSuites: [] });
    expect(totals.flaky).toEqual([{ suite: A.suite, titles: A.titles }]);
    expect(flakyLines(totals.flaky)).toEqual([
      `Flaky: ${A.suite}: one (1)`,
      `Flaky: ${A.suite}: two`,
    ]);
  });

  it('have failed where they fail again', () => {
    const { totals } = rerun(totalsOf(10, A), totalsOf(1, { ...A, titles: ['two'] }));
    expect(totals).toMatchObject({ passed: 11, failed: 1, failures: `${A.suite} is broken. ` });
    expect(totals.failedSuites[0]).toMatchObject({ suite: A.suite, titles: ['two'] });
    expect(totals.flaky).toEqual([{ suite: A.suite, titles: ['one (1)'] }]);
  });

  it.each([
    ['writes nothing', null],
    ['runs nothing', totalsOf(0)],
    ['does not load', totalsOf(0, { ...A, titles: [] })],
  ])('have failed where the second run %s', (_, second) => {
    const { totals } = rerun(totalsOf(10, A), second);
    expect(totals).toMatchObject({ passed: 10, failed: 2, flaky: [] });
    expect(totals.failures).not.toBe('');
  });

  it('run with their whole suite if that did not load', () => {
    expect(rerunArgs(B)).toEqual(['--runTestsByPath', B.suite]);
    const { totals } = rerun(totalsOf(10, B, A), totalsOf(4), totalsOf(0, A));
    expect(totals).toMatchObject({ passed: 14, failed: 2 });
    expect(totals.flaky).toEqual([{ suite: B.suite, titles: [] }]);
  });

  it('do not run again if they are many, or if there are none', () => {
    const many = totalsOf(1, { ...A, titles: Array.from({ length: 13 }, (_, at) => `${at}`) });
    expect(rerun(many)).toEqual({ totals: many, asked: [] });
    expect(rerun(totalsOf(5))).toEqual({ totals: totalsOf(5), asked: [] });
  });
});

const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

const ROOT = join(__dirname, '..');
/** The number of suites listed with their costs. */
const COSTLIEST = 20;

const nameOf = (path) => relative(ROOT, path).replaceAll('\\', '/');

/** The costliest suites, one per line: seconds of processor time in the worker, and seconds of the clock. */
function costs(results) {
  const file = join(process.env.RIDOTTO_TEST_DIR ?? '', 'suite-cpu.txt');
  const noted = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const cpu = new Map(noted.map((row) => row.split('\t')).map(([suite, s]) => [suite, Number(s)]));
  const rows = results.map(({ testFilePath, perfStats: { start, end } }) => ({
    suite: nameOf(testFilePath),
    cpu: cpu.get(testFilePath) ?? 0,
    wall: (end - start) / 1000,
  }));
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0).toFixed(0);
  return [
    `All ${rows.length} suites: ${sum('cpu')} s of processor time in the workers, ${sum('wall')} s of the clock. The costliest:`,
    ...rows
      .sort((a, b) => b.cpu - a.cpu)
      .slice(0, COSTLIEST)
      .map(
        (row) =>
          `${row.cpu.toFixed(1).padStart(7)} ${row.wall.toFixed(1).padStart(7)}  ${row.suite}`,
      ),
  ];
}

/**
 * With RIDOTTO_TEST_TOTALS set, writes JSON to that file: the numbers of passed, failed and skipped
 * tests, the reasons of failures, and the failed tests of each suite. A suite that does not load
 * counts as one failed test without a title.
 */
module.exports = class TotalsReporter {
  onRunComplete(_contexts, results) {
    const file = process.env.RIDOTTO_TEST_TOTALS;
    if (file === undefined || file === '') return;
    const passed = results.numPassedTests;
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const leftOut = results.numPendingTests;
    const suites = results.testResults.filter(({ failureMessage }) => failureMessage);
    const failures = suites.map(({ failureMessage }) => failureMessage).join('');
    const failedSuites = suites.map(({ testFilePath, testResults, numPassingTests }) => ({
      suite: nameOf(testFilePath),
      passed: numPassingTests,
      titles: testResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => fullName),
    }));
    writeFileSync(file, JSON.stringify({ passed, failed, leftOut, failures, failedSuites }));
    for (const line of costs(results.testResults)) console.log(line);
  }
};

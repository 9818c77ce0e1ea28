const { writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

const ROOT = join(__dirname, '..');

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
      suite: relative(ROOT, testFilePath).replaceAll('\\', '/'),
      passed: numPassingTests,
      titles: testResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => fullName),
    }));
    writeFileSync(file, JSON.stringify({ passed, failed, leftOut, failures, failedSuites }));
  }
};

const { writeFileSync } = require('node:fs');

/**
 * With RIDOTTO_TEST_TOTALS set, writes how many tests passed, failed and were left out, and which
 * failed and why, to the file of that name, as JSON. A test file that does not load counts as one
 * that failed.
 */
module.exports = class TotalsReporter {
  onRunComplete(_contexts, results) {
    const file = process.env.RIDOTTO_TEST_TOTALS;
    if (file === undefined || file === '') return;
    const passed = results.numPassedTests;
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const leftOut = results.numPendingTests;
    const failures = results.testResults.map(({ failureMessage }) => failureMessage ?? '').join('');
    writeFileSync(file, JSON.stringify({ passed, failed, leftOut, failures }));
  }
};

const { existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs');

/** More failures than this are no coincidence. */
const MOST_RERUNS = 12;

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
const countOf = ({ titles }) => Math.max(1, titles.length);
const escaped = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The jest arguments that run only the failed tests of a suite. */
const rerunArgs = ({ suite, titles }) => [
  ...['--runTestsByPath', suite],
  ...(titles.length === 0 ? [] : ['--testNamePattern', `^(${titles.map(escaped).join('|')})$`]),
];

/**
 * The tests of a suite that passed in the second run (`flaky`), and the tests that failed again
 * (`still`).
 */
function compare(first, second) {
  const ran = second !== null && second.passed + second.failed > 0;
  const [broken] = ran ? second.failedSuites : [first];
  if (broken === undefined) return { flaky: first.titles, still: null };
  const flaky =
    broken.titles.length === 0
      ? []
      : first.titles.filter((title) => !broken.titles.includes(title));
  return {
    flaky,
    still: { ...first, titles: first.titles.filter((title) => !flaky.includes(title)) },
  };
}

/**
 * Runs each suite's failed tests once more, alone, by `runJest`, which writes its totals to the
 * given file. Tests that pass the second time are flaky: they count as passed, and the totals name
 * them. Returns the totals; null if the first run left none.
 */
function rerunFailed(file, runJest) {
  const totals = read(file);
  if (totals === null || totals.failed === 0) return totals;
  if (totals.failedSuites.reduce((sum, suite) => sum + countOf(suite), 0) > MOST_RERUNS)
    return totals;
  const mended = { ...totals, failed: 0, failures: '', failedSuites: [], flaky: [] };
  for (const first of totals.failedSuites) {
    const again = `${file}.again`;
    runJest(rerunArgs(first), again);
    const second = read(again);
    rmSync(again, { force: true });
    const { flaky, still } = compare(first, second);
    if (still === null || flaky.length > 0)
      mended.flaky.push({ suite: first.suite, titles: flaky });
    if (still === null && flaky.length === 0) mended.passed += second.passed - first.passed;
    mended.passed += flaky.length;
    if (still === null) continue;
    mended.failed += countOf(still);
    mended.failures += second?.failures || totals.failures;
    mended.failedSuites.push(still);
  }
  writeFileSync(file, JSON.stringify(mended));
  return mended;
}

/** A line for each flaky test. */
const flakyLines = (flaky) =>
  flaky.flatMap(({ suite, titles }) =>
    (titles.length === 0 ? ['(the suite)'] : titles).map((title) => `Flaky: ${suite}: ${title}`),
  );

module.exports = { flakyLines, rerunArgs, rerunFailed };

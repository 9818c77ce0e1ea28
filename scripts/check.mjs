/**
 * The gate that every commit passes: checks in one lane, tests in another. `--all` runs every test,
 * also those of scripts/suites-by-change.cjs, and 25 rounds of the faults. `--no-tests` runs
 * the checks only. It exits with the number of failures, at most 100. RIDOTTO_TEST_TOTALS names a
 * file for the numbers of passed and failed tests.
 */
import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { line, readTotals, runStep } from './gate-steps.mjs';
import { ensureInstalled, ROOT } from './install.mjs';
import { flakyLines } from './rerun-failed.cjs';

const { ROWS, digestsOf, passedRows, recordPassed, unchangedRows } = createRequire(import.meta.url)(
  './suites-by-change.cjs',
);

/** The slowest check first. */
const CHECKS = [
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'format', script: 'format:check' },
  { name: 'generated files current', script: 'codegen:check' },
  { name: 'import directions', script: 'deps' },
  { name: 'no broken client', script: 'schema:check' },
  { name: 'dead code', script: 'dead' },
  { name: 'lock files', script: 'lock:check' },
];
const TESTS = [
  { name: 'build', script: 'build' },
  { name: 'tests', script: 'test:gate', isTest: true },
  { name: 'pages', script: 'test:web', isTest: true },
  { name: 'faults', script: 'test:faults', isTest: true },
];

/** The flaky tests of the last gate: they failed, then passed alone. */
const FLAKY = `${ROOT}node_modules/.cache/flaky.json`;

const isAll = process.argv.includes('--all');
const hasTests = !process.argv.includes('--no-tests');
const dir = mkdtempSync(join(tmpdir(), 'ridotto-gate-'));

async function runLane(steps, env) {
  const results = [];
  for (const step of steps) {
    const totals = join(dir, `${step.script.replace(':', '-')}.json`);
    const result = await runStep(step, { ...env, RIDOTTO_TEST_TOTALS: totals });
    results.push({ ...result, ...(step.isTest && readTotals(totals, result.ok)) });
  }
  return results;
}

async function runTests() {
  const digests = digestsOf();
  const left = isAll ? [] : unchangedRows();
  const run = ROWS.filter((row) => !left.includes(row));
  for (const { name } of left)
    console.log(`Left out: ${name}; nothing that they rest on has changed.`);
  for (const { name } of run) console.log(`Runs: ${name}.`);
  const results = await runLane(TESTS, {
    RIDOTTO_LEFT_OUT: left.map(({ name }) => name).join('\n'),
    ...(isAll && { SIMULATION_SEED: String(randomInt(2 ** 31)), SIMULATION_SECONDS: '60' }),
    ...(run.some(({ name }) => name.startsWith('faults')) && { FAULTS_ROUNDS: isAll ? '25' : '3' }),
  });
  const byName = new Map(results.map((result) => [result.name, result]));
  const suites = ['tests', 'pages'].map((name) => byName.get(name).failedSuites);
  const faultsPassed = byName.get('faults').ok;
  // A run without results says nothing about its rows.
  if (!suites.includes(undefined))
    recordPassed(
      passedRows(run, suites.flat()).filter(
        ({ name }) => faultsPassed || !name.startsWith('faults'),
      ),
      digests,
    );
  return results;
}

ensureInstalled();
const lanes = [runLane(CHECKS, {}), ...(hasTests ? [runTests()] : [])];
const results = (await Promise.all(lanes)).flat();
rmSync(dir, { recursive: true });

const failed = results.filter(({ ok }) => !ok);
for (const { name, output } of failed) {
  if (output.trim() !== '') console.log(`\n── ${name} ──\n${output.trimEnd()}`);
}
console.log(['', ...results.map(line), ''].join('\n'));
for (const { name, leftOut = 0 } of results)
  if (leftOut > 0) console.log(`Skipped in ${name}: ${leftOut}.`);
const flaky = results.flatMap((result) => result.flaky ?? []);
mkdirSync(dirname(FLAKY), { recursive: true });
writeFileSync(FLAKY, `${JSON.stringify(flaky, null, 2)}\n`);
for (const text of flakyLines(flaky)) console.log(text);
const totals = {
  passed: results.reduce((sum, { passed = 0 }) => sum + passed, 0),
  failed: results.reduce(
    (sum, { ok, failed: tests = 0 }) => sum + (ok ? 0 : Math.max(1, tests)),
    0,
  ),
};
const { RIDOTTO_TEST_TOTALS } = process.env;
if (RIDOTTO_TEST_TOTALS) writeFileSync(RIDOTTO_TEST_TOTALS, JSON.stringify(totals));
console.log(totals.failed === 0 ? 'The gate is open.' : `Failed: ${totals.failed}`);
process.exitCode = Math.min(totals.failed, 100);

/**
 * `npm test` and its variants; scripts/jest-sets.cjs lists the tests of each word. `npm test` with
 * arguments chooses among all tests.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './install.mjs';
import { flakyLines, rerunFailed } from './rerun-failed.cjs';
import { suitesLeftOut } from './suites-by-change.cjs';

const LONG = 'the long suites (npm run test:long)';
const WEB = 'the pages (npm run test:web)';
const SELDOM = 'the suites of scripts/suites-by-change.cjs (npm run test:all)';
const FAULTS = 'the faults (npm run test:faults)';
const LEFT_OUT = {
  all: [FAULTS],
  short: [WEB, LONG, SELDOM, FAULTS],
  long: [WEB, 'all others (npm test)', SELDOM, FAULTS],
  web: ['all others (npm test)', LONG, SELDOM, FAULTS],
  pure: ['what is not rules (npm test)', WEB, LONG, SELDOM, FAULTS],
  gate: null,
};
/** The sets of the gate, whose failed tests run a second time, alone. */
const RERUN = ['gate', 'web'];
const WORDS = ['gate', 'long', 'web', 'pure'];

/**
 * Each gate uses the same seed and limits each simulation in seconds of processor time; long tests
 * use a new seed each time.
 */
const SIMULATIONS = {
  short: { SIMULATION_SEED: '28', SIMULATION_SECONDS: '1' },
  gate: { SIMULATION_SEED: '28', SIMULATION_SECONDS: '1' },
  long: { SIMULATION_SEED: String(randomInt(2 ** 31)), SIMULATION_SECONDS: '60' },
};

const [word, ...rest] = process.argv.slice(2);
const set = WORDS.includes(word) ? word : word === undefined ? 'short' : 'all';
const namesClients = process.argv.slice(2).some((arg) => arg.includes('clients'));
const triesClients = set === 'gate' && !suitesLeftOut().includes('test/clients/clients.test.ts');
ensureInstalled(namesClients || triesClients ? 'clients' : 'test');
const args = set === 'all' ? [word, ...rest] : rest;
// Built once here instead of in each suite that needs the build; if the build fails, these suites
// say why.
if (set !== 'all' && set !== 'pure') {
  spawnSync(process.execPath, [`${ROOT}scripts/build.mjs`], { cwd: ROOT, stdio: 'inherit' });
}
// A seed from the environment runs without a time limit.
const simulations = process.env.SIMULATION_SEED ? {} : SIMULATIONS[set];

/** More room for young objects: a worker collects garbage in fewer passes. Workers inherit it. */
const NODE_FLAGS = ['--max-semi-space-size=64'];

function runJest(jestArgs, totals) {
  const program = [...NODE_FLAGS, `${ROOT}node_modules/jest/bin/jest.js`];
  return spawnSync(process.execPath, [...program, ...jestArgs], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...simulations, ...process.env, RIDOTTO_TESTS: set, RIDOTTO_TEST_TOTALS: totals },
  }).status;
}

const own = mkdtempSync(join(tmpdir(), 'ridotto-totals-'));
const totals = process.env.RIDOTTO_TEST_TOTALS || join(own, 'totals.json');
const first = runJest(args, totals);
const reruns = RERUN.includes(set) && first !== 0;
const { flaky = [], failed } = (reruns && rerunFailed(totals, runJest)) || {};
rmSync(own, { recursive: true });
for (const text of flakyLines(flaky)) console.error(text);
if (LEFT_OUT[set] !== null) console.error(`Left out: ${LEFT_OUT[set].join(', ')}.`);
process.exitCode = flaky.length > 0 && failed === 0 ? 0 : (first ?? 1);

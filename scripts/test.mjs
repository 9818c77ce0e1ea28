/**
 * `npm test` and its sisters, `long` and `pure`; scripts/jest-sets.cjs says which tests those are. `npm
 * test` with arguments chooses among all tests.
 */
import { spawnSync } from 'node:child_process';
import { ensureInstalled, ROOT } from './install.mjs';

const LONG = 'the long suites (npm run test:long)';
const FAULTS = 'the faults (npm run test:faults)';
const LEFT_OUT = {
  all: [FAULTS],
  short: [LONG, FAULTS],
  long: ['all others (npm test)', FAULTS],
  pure: ['what is not rules (npm test)', LONG, FAULTS],
};

ensureInstalled();
const [word, ...rest] = process.argv.slice(2);
const set = word === 'long' || word === 'pure' ? word : word === undefined ? 'short' : 'all';
const args = set === 'all' ? [word, ...rest] : rest;
// Once, and not in each suite that starts what was built; where it fails, those suites say why.
if (set === 'short' || set === 'long') {
  spawnSync(process.execPath, [`${ROOT}scripts/build.mjs`], { cwd: ROOT, stdio: 'inherit' });
}
const { status } = spawnSync(process.execPath, [`${ROOT}node_modules/jest/bin/jest.js`, ...args], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, RIDOTTO_TESTS: set },
});
console.error(`Left out: ${LEFT_OUT[set].join(', ')}.`);
process.exitCode = status ?? 1;

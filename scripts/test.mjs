/**
 * `npm test` and its sisters, `long`, `web` and `pure`; scripts/jest-sets.cjs says which tests those are. `npm
 * test` with arguments chooses among all tests.
 */
import { spawnSync } from 'node:child_process';
import { ensureInstalled, ROOT } from './install.mjs';

const LONG = 'the long suites (npm run test:long)';
const WEB = 'the pages (npm run test:web)';
const FAULTS = 'the faults (npm run test:faults)';
const LEFT_OUT = {
  all: [FAULTS],
  short: [WEB, LONG, FAULTS],
  long: [WEB, 'all others (npm test)', FAULTS],
  web: ['all others (npm test)', LONG, FAULTS],
  pure: ['what is not rules (npm test)', WEB, LONG, FAULTS],
};
const WORDS = ['long', 'web', 'pure'];

ensureInstalled();
const [word, ...rest] = process.argv.slice(2);
const set = WORDS.includes(word) ? word : word === undefined ? 'short' : 'all';
const args = set === 'all' ? [word, ...rest] : rest;
// Once, and not in each suite that starts what was built; where it fails, those suites say why.
if (set !== 'all' && set !== 'pure') {
  spawnSync(process.execPath, [`${ROOT}scripts/build.mjs`], { cwd: ROOT, stdio: 'inherit' });
}
const { status } = spawnSync(process.execPath, [`${ROOT}node_modules/jest/bin/jest.js`, ...args], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, RIDOTTO_TESTS: set },
});
console.error(`Left out: ${LEFT_OUT[set].join(', ')}.`);
process.exitCode = status ?? 1;

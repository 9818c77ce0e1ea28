/**
 * `npm run test:faults`: real servers are killed, frozen, cut off and filled up. FAULTS_ROUNDS=n
 * repeats each fault n times, `--long` 25 times. The script cleans up however it ends.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled, ROOT } from './install.mjs';

const LONG = '25';
/** The time limit of each round. */
const MOST_MS = 15 * 60_000;

ensureInstalled();
await build();
const dir = mkdtempSync(join(tmpdir(), 'ridotto-faults-'));
chmodSync(dir, 0o755);
// Without Chromium the pages among the crowd are skipped.
const browser = await serveBrowser().catch(() => null);
const pages = browser === null ? {} : { RIDOTTO_TEST_BROWSER: browser.wsEndpoint() };
const args = process.argv.slice(2);
const rounds = args.includes('--long') ? LONG : (process.env.FAULTS_ROUNDS ?? '1');
const child = spawn(
  process.execPath,
  [
    `${ROOT}node_modules/jest/bin/jest.js`,
    ...['--config', `${ROOT}test/faults/jest.config.cjs`, '--forceExit'],
    ...args.filter((arg) => arg !== '--long'),
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...pages, FAULTS_ROUNDS: rounds, RIDOTTO_FAULTS_DIR: dir },
  },
);
const late = setTimeout(() => child.kill('SIGKILL'), MOST_MS * Math.max(1, Number(rounds) || 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill('SIGKILL'));
}
child.once('close', (code) => {
  clearTimeout(late);
  clear();
  void browser?.close();
  process.exitCode = code ?? 1;
});

/**
 * Kills the recorded processes and unmounts the recorded mounts that the tests left behind; then
 * removes the run's folder.
 */
function clear() {
  const left = join(dir, 'left');
  const notes = existsSync(left) ? readdirSync(left).sort().reverse() : [];
  const all = notes.map((note) => readFileSync(join(left, note), 'utf8').split(' '));
  for (const [kind, what] of all) if (kind === 'pid') kill(Number(what));
  for (const [kind, what] of all) if (kind === 'mount') spawnSync('umount', ['--lazy', what]);
  rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

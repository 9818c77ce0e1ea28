import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { ensureInstalled, ROOT } from './install.mjs';

ensureInstalled();
await build();
// The peers beside us are packages of their own: nobody who plays needs them.
if (!existsSync(`${ROOT}bench/node_modules`)) {
  console.error('Installing the peers: npm ci in bench/');
  const { status } = spawnSync('npm ci', {
    cwd: `${ROOT}bench`,
    stdio: 'inherit',
    shell: true,
  });
  if (status !== 0) process.exit(1);
}
// In this process: the benchmarks read their arguments from process.argv as if called themselves.
await import(new URL('../dist/bench/src/main.js', import.meta.url).href);

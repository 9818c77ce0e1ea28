import { spawnSync } from 'node:child_process';
import { ensureInstalled, ROOT } from './install.mjs';

ensureInstalled();
const { status } = spawnSync(
  process.execPath,
  [`${ROOT}node_modules/jest/bin/jest.js`, ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exitCode = status ?? 1;

import { spawnSync } from 'node:child_process';
import { ensureInstalled, ROOT } from './install.mjs';

/** Generates in memory, and fails if a committed file differs or is missing. */
ensureInstalled();
const { status } = spawnSync(
  process.execPath,
  [`${ROOT}node_modules/@graphql-codegen/cli/esm/bin.js`, '--config', 'codegen.yml', '--check'],
  { cwd: ROOT, stdio: 'inherit' },
);
if (status !== 0) console.error('Run `npm run codegen` and commit what it writes.');
process.exitCode = status ?? 1;

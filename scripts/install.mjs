import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's root, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const LOCK = `${ROOT}package-lock.json`;
const STAMP = `${ROOT}node_modules/.ridotto-stamp`;
/** What npm writes of what it has installed. */
const INSTALLED = `${ROOT}node_modules/.package-lock.json`;

/** Runs `npm ci` unless node_modules holds what package-lock.json says. Cheap when it does. */
export function ensureInstalled() {
  const lock = readFileSync(LOCK);
  const digest = createHash('sha256').update(lock).digest('hex');
  if (read(STAMP) === digest) return;
  if (!isInstalled(JSON.parse(lock))) {
    console.log('Installing dependencies: npm ci');
    const { status } = spawnSync('npm ci', { cwd: ROOT, stdio: 'inherit', shell: true });
    if (status !== 0) {
      console.error('The dependencies could not be installed; npm’s messages are above.');
      process.exit(1);
    }
  }
  writeFileSync(STAMP, digest);
}

/** Whether npm, run by hand, has already installed what the lock file says. */
function isInstalled(lock) {
  const text = read(INSTALLED);
  if (text === null) return false;
  const installed = JSON.parse(text).packages;
  const wanted = lock.packages;
  const missing = Object.keys(wanted).some(
    (path) => path !== '' && !wanted[path].optional && installed[path] === undefined,
  );
  const different = Object.keys(installed).some(
    (path) => installed[path].version !== wanted[path]?.version,
  );
  return !missing && !different;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

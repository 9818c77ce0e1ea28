import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';

/**
 * The server's files in the data directory: the SQLite database with the files beside it, the
 * secret, and the operator's socket.
 */
const OURS = /^(ridotto\.sqlite|secret|operator\.sock)([.-].*)?$/;
const FOR_OTHERS = 0o077;

/**
 * Removes other users' permissions on the data directory and the server's files. A directory that
 * also has other files stays unchanged, and is reported.
 */
export function keepPrivate(dataDir: string, log: Logger): void {
  if (process.getuid === undefined || !isThere(dataDir)) return;
  const names = readdirSync(dataDir);
  const narrowed = names.filter((name) => OURS.test(name) && narrow(join(dataDir, name), 0o600));
  if (names.every((name) => OURS.test(name))) {
    if (narrow(dataDir, 0o700)) narrowed.push('.');
  } else if (isWide(dataDir)) {
    log.warn({ dataDir }, 'other users may read the data directory, which also holds other files');
  }
  if (narrowed.length > 0) log.info({ dataDir, narrowed }, 'made readable by their owner only');
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isWide(path: string): boolean {
  return (lstatSync(path).mode & FOR_OTHERS) !== 0;
}

/**
 * Removes other users' permissions; false if there was nothing to do, or the file has another
 * owner.
 */
function narrow(path: string, mode: number): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.isSymbolicLink()) return false;
  if (stats.uid !== process.getuid?.() || (stats.mode & FOR_OTHERS) === 0) return false;
  chmodSync(path, stats.mode & mode);
  return true;
}

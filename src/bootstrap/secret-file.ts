import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotOpenStore, giveToFolderOwner } from '../store';

export const MIN_SECRET_LENGTH = 32;

/** The file of a secret that the server has made. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret');

/** The file of the next secret while a rotation is under way. */
export const nextSecretFile = (dataDir: string): string => join(dataDir, 'secret.next');

export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The secret in the file; null if there is no file. Throws `CannotOpenStore` if it is too short.
 */
export function readSecret(file: string): string | null {
  let secret;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new CannotOpenStore(
    `${file} has fewer than ${MIN_SECRET_LENGTH} characters: restore it from a backup. If nothing ` +
      'is stored here yet, remove it, and the server makes a new one.',
  );
}

/** Makes a secret unless one exists. If two processes start at once, only one of them makes it. */
export function makeSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Written as a draft first, so that nobody ever reads half a secret.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeSecret(draft, newSecret());
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  syncFolder(dataDir);
  const made = readSecret(file);
  if (made === null) throw new Error(`${file} disappeared while it was made.`);
  return made;
}

/** Writes a file that only its owner can read, and flushes it to disk. The name must be new. */
export function writeSecret(file: string, secret: string): void {
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
  giveToFolderOwner(file);
  syncFolder(dirname(file));
}

/** Moves the next secret to the place of the present secret, which stays in a file beside it. */
export function promoteNextSecret(dataDir: string): void {
  const file = secretFile(dataDir);
  if (readSecret(file) !== null) {
    rmSync(`${file}.old`, { force: true });
    linkSync(file, `${file}.old`);
  }
  renameSync(nextSecretFile(dataDir), file);
  syncFolder(dataDir);
}

/** Without this, a power cut can lose a new file name. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

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

/** The file of the next secret while everything is sealed with it. */
export const nextSecretFile = (dataDir: string): string => join(dataDir, 'secret.next');

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Null without such a file. */
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
    `${file} has fewer than ${MIN_SECRET_LENGTH} characters: put back the one of a backup. If nothing ` +
      'was kept here yet, remove it, and a new one is made.',
  );
}

/** Makes a secret unless one exists; of two processes that start at once, one makes it. */
export function makeSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Nobody ever reads half of it.
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
  if (made === null) throw new Error(`${file} is gone.`);
  return made;
}

/** A file that only its owner can read, flushed to disk. The name must be new. */
export function writeSecret(file: string, secret: string): void {
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
  giveToFolderOwner(file);
  syncFolder(dirname(file));
}

/** Moves the next secret into the place of the former one, which is kept beside it. */
export function promoteNextSecret(dataDir: string): void {
  const file = secretFile(dataDir);
  if (readSecret(file) !== null) {
    rmSync(`${file}.old`, { force: true });
    linkSync(file, `${file}.old`);
  }
  renameSync(nextSecretFile(dataDir), file);
  syncFolder(dataDir);
}

/** Without this a new name can be lost in a power cut. */
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

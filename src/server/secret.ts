import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';

const FILE = 'secret';
const LEAST = 32;

/**
 * What seeds and entrusted texts are sealed with: the setting, or else the one in the data
 * directory, made once and readable by its owner alone. Throws when it cannot be read or kept.
 */
export function secretOf(config: Pick<Config, 'secret' | 'dataDir'>): string {
  if (config.secret !== null) return config.secret;
  const file = join(config.dataDir, FILE);
  const kept = read(file);
  if (kept !== null) return kept;
  mkdirSync(config.dataDir, { recursive: true });
  makeOnce(file);
  const made = read(file);
  if (made === null) throw new Error(`${file} is gone.`);
  return made;
}

function read(file: string): string | null {
  let secret;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
  if (secret.length < LEAST) throw new Error(`${file} has less than ${LEAST} characters.`);
  return secret;
}

/** Of two that start at once, one makes it; nobody ever reads half of it. */
function makeOnce(file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

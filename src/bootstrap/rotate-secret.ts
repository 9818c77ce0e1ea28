import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import type { Logger } from 'pino';
import { fingerprintOf, makeSealing, placeOf } from '../engine';
import type { Config } from '../server';
import { CannotReseal, openStore } from '../store';
import type { Resealing, Store } from '../store';
import { verifySecret } from './verify-secret';
import {
  MIN_SECRET_LENGTH,
  newSecret,
  nextSecretFile,
  promoteNextSecret,
  writeSecret,
} from './secret-file';

export type Rotation = {
  readonly config: Config;
  readonly log: Logger;
  /** The new secret; null to make a secret and store it in the data directory. */
  readonly given: string | null;
  /**
   * True to leave texts unchanged that the old secret does not open; otherwise they prevent the
   * rotation.
   */
  readonly leavesUnreadable: boolean;
};

export type Rotated = {
  readonly resealed: number;
  readonly left: number;
  /** True if the new secret is in the data directory's file. */
  readonly inFile: boolean;
};

/**
 * Seals everything again with a new secret, while no server uses the store. The new secret is on
 * disk before anything is sealed with it, and gets its final place afterwards: after any
 * interruption, the next start finds the secret that fits. Rejects with `CannotOpenStore` or
 * `CannotReseal` before anything has changed.
 */
export async function rotateSecret(rotation: Rotation): Promise<Rotated> {
  const { config, log } = rotation;
  const store = await openStore({ url: ownAddress(config.databaseUrl), dataDir: config.dataDir });
  try {
    return await rotate(rotation, store, await verifySecret(config, store, log));
  } finally {
    await store.close();
  }
}

async function rotate(rotation: Rotation, store: Store, old: string): Promise<Rotated> {
  const { config, given, leavesUnreadable } = rotation;
  const next = given ?? newSecret();
  if (next.length < MIN_SECRET_LENGTH) {
    throw new CannotReseal(`The new secret must have at least ${MIN_SECRET_LENGTH} characters.`);
  }
  if (next === old) throw new CannotReseal('The new secret is the same as the old one.');
  const inFile = config.secret === null || given === null;
  if (inFile) keepNext(config.dataDir, next);
  const { resealing, counts } = resealingOf(old, next, leavesUnreadable);
  await store.fingerprints.reseal(resealing);
  if (inFile) promoteNextSecret(config.dataDir);
  return { ...counts, inFile };
}

function keepNext(dataDir: string, secret: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // An earlier rotation without effect may have left this file: its secret does not seal the store.
  rmSync(nextSecretFile(dataDir), { force: true });
  writeSecret(nextSecretFile(dataDir), secret);
}

function resealingOf(
  old: string,
  next: string,
  leavesUnreadable: boolean,
): { readonly resealing: Resealing; readonly counts: { resealed: number; left: number } } {
  const [before, after] = [makeSealing(old), makeSealing(next)];
  const counts = { resealed: 0, left: 0 };
  const again: Resealing['again'] = (row) => {
    const place = placeOf(row.seasonId, row.key);
    const text = before.tryOpen(row.sealed, place);
    if (text !== null) {
      counts.resealed += 1;
      return { ...row, sealed: after.seal(text, place) };
    }
    counts.left += 1;
    if (leavesUnreadable) return row;
    throw new CannotReseal(
      `A text in season ${row.seasonId} was sealed with a third secret and cannot be ` +
        'opened. With --leave-unreadable such texts are left as they are.',
    );
  };
  return { resealing: { fingerprint: fingerprintOf(next), again }, counts };
}

/**
 * Gives this run's connections a name of their own, so that connections of other programs are
 * recognised.
 */
function ownAddress(url: string | null): string | null {
  if (url === null) return null;
  const address = new URL(url);
  address.searchParams.set(
    'application_name',
    `ridotto-rotation-${randomBytes(6).toString('hex')}`,
  );
  return address.href;
}

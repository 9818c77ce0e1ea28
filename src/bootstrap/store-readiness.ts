import { NotReady } from '../server';
import type { Store, StoreTrouble } from '../store';
import { fingerprintOf } from '../engine';

/**
 * Rejects with `NotReady` if this secret does not seal the store: a backup was restored under a
 * running server, or the secret was changed.
 */
export async function assertSealedWith(secret: string, store: Store): Promise<void> {
  if ((await store.fingerprints.fingerprint()) === fingerprintOf(secret)) return;
  throw new NotReady('The store is sealed with a different secret from this server’s.');
}

const MESSAGES: Readonly<Record<StoreTrouble, string>> = {
  DISK_FULL: 'The disk of the database is full, or does not accept writes.',
  COMMITS_FAIL: 'The database accepts no commits.',
  COMMITS_LATE: 'A commit has waited for the database for more than five seconds.',
};

/** Rejects with `NotReady` if some or all writes fail. */
export async function assertWritable(store: Store): Promise<void> {
  const trouble = await store.trouble();
  if (trouble !== null) throw new NotReady(MESSAGES[trouble]);
}

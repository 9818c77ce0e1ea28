import { fingerprintOf } from '../engine';
import { NotReady } from '../server';
import type { Store } from '../store';

/**
 * Rejects with `NotReady` if this secret does not, or no longer does, seal the store: a backup was
 * restored under a running server, or the secret was changed.
 */
export async function sealedWith(secret: string, store: Store): Promise<void> {
  if ((await store.house.fingerprint()) === fingerprintOf(secret)) return;
  throw new NotReady('The store is sealed with a different secret from this server’s.');
}

import type { Logger } from 'pino';
import { fingerprintOf } from '../engine';
import type { Config } from '../server';
import { openStore } from '../store';
import type { Store } from '../store';
import { verifySecret } from './verify-secret';
import { keepPrivate } from './private-files';

/** Opens the store, and finds the secret that seals it. Rejects with `CannotOpenStore`. */
export async function openVerifiedStore(
  config: Config,
  log: Logger,
): Promise<{ readonly store: Store; readonly secret: string }> {
  const keepsHere = config.databaseUrl === null || config.secret === null;
  if (keepsHere) keepPrivate(config.dataDir, log);
  const store = await openStore({ url: config.databaseUrl, dataDir: config.dataDir });
  try {
    const secret = await verifySecret(config, store, log);
    store.fingerprints.sealOnlyAs(fingerprintOf(secret));
    return { store, secret };
  } catch (error) {
    await store.close();
    throw error;
  }
}

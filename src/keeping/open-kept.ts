import type { Logger } from 'pino';
import { fingerprintOf } from '../engine';
import type { Config } from '../server';
import { openStore } from '../store';
import type { Store } from '../store';
import { knowSecret } from './know-secret';
import { keepPrivate } from './private-files';

/** The store, and the secret that seals it. Rejects with `CannotOpenStore`. */
export async function openKept(
  config: Config,
  log: Logger,
): Promise<{ readonly store: Store; readonly secret: string }> {
  const keepsHere = config.databaseUrl === null || config.secret === null;
  if (keepsHere) keepPrivate(config.dataDir, log);
  const store = await openStore({ url: config.databaseUrl, dataDir: config.dataDir });
  try {
    const secret = await knowSecret(config, store, log);
    store.house.sealOnlyAs(fingerprintOf(secret));
    return { store, secret };
  } catch (error) {
    await store.close();
    throw error;
  }
}

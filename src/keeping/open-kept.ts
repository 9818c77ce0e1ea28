import type { Logger } from 'pino';
import type { Config } from '../server';
import { openStore } from '../store';
import type { Store } from '../store';
import { knowSecret } from './know-secret';

/** The store, and the secret that it is sealed with. Rejects with `CannotOpenStore`. */
export async function openKept(
  config: Config,
  log: Logger,
): Promise<{ readonly store: Store; readonly secret: string }> {
  const store = await openStore({ url: config.databaseUrl, dataDir: config.dataDir });
  try {
    return { store, secret: await knowSecret(config, store, log) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

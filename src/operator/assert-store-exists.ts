import { existsSync } from 'node:fs';
import type { Config } from '../server';
import { sqliteFile } from '../store';
import { CommandFailed } from './command';

/**
 * Throws `CommandFailed` if no server has stored anything here: a command makes no database and no
 * secret.
 */
export function assertStoreExists({ dataDir, databaseUrl, secret }: Config): void {
  if (databaseUrl === null && !existsSync(sqliteFile(dataDir))) {
    throw new CommandFailed(
      `There is no database in ${dataDir}: set DATA_DIR to the data directory of the server.`,
    );
  }
  if (secret === null && !existsSync(dataDir)) {
    throw new CommandFailed(
      `There is no ${dataDir}: set DATA_DIR to the data directory of the server.`,
    );
  }
}

import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import { ENTITIES } from '../../src/store/entities/all';
import { MIGRATIONS } from '../../src/store/migrations';
import type { FreshStore } from '../support/backends';

/** TypeORM's options for a store. The server's own file is `ridotto.sqlite`. */
export function optionsOf(
  { databaseUrl, dataDir }: FreshStore,
  file = 'migrated.sqlite',
): DataSourceOptions {
  const shared = { entities: ENTITIES, migrations: MIGRATIONS, logging: false } as const;
  return databaseUrl === null
    ? { ...shared, type: 'better-sqlite3', database: join(dataDir, file) }
    : { ...shared, type: 'postgres', url: databaseUrl, installExtensions: false };
}

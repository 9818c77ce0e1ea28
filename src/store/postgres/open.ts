import { DataSource } from 'typeorm';
import type { Database } from '../database';
import { ENTITIES } from '../entities/all';
import { withCleanFailures } from '../failure';
import { MIGRATIONS } from '../migrations';
import { parseAddress } from './address';
import { withMigrationLock } from './migration-lock';

const CONNECT_TIMEOUT_MS = 5_000;
const POOL_SIZE = 10;

/** A database server that several nodes may share. */
export async function openPostgres(url: string): Promise<Database> {
  const { hostAndPort, database } = parseAddress(url);
  const source = new DataSource({
    type: 'postgres',
    url,
    applicationName: 'ridotto',
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    poolSize: POOL_SIZE,
    // The statements of a commit go out without waiting for each other's answers.
    extra: { pipeline: true },
    installExtensions: false,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    logging: false,
  });
  await withMigrationLock(url, CONNECT_TIMEOUT_MS, () => migrate(source));
  return {
    read: (work) => withCleanFailures(() => work(source.manager)),
    snapshot: (work) => withCleanFailures(() => source.transaction('REPEATABLE READ', work)),
    write: (work) => withCleanFailures(() => source.transaction(work)),
    sharedWrites: true,
    describe: () => `PostgreSQL at ${hostAndPort}, database ${database}`,
    close: () => source.destroy(),
  };
}

async function migrate(source: DataSource): Promise<void> {
  await source.initialize();
  try {
    await source.runMigrations({ transaction: 'all' });
  } catch (error) {
    await source.destroy();
    throw error;
  }
}

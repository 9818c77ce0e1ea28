import pg from 'pg';
import { DataSource } from 'typeorm';
import type { Database } from '../database';
import { ENTITIES } from '../entities/all';
import { CannotOpenStore, withCleanFailures } from '../failure';
import { firstValue } from '../first-value';
import { MIGRATIONS } from '../migrations';
import { assertNotNewer } from '../assert-not-newer';
import { parseAddress } from './address';
import { withMigrationLock } from './migration-lock';
import { RenewingPool } from './pool';
import {
  CONNECT_TIMEOUT_MS,
  IDLE_IN_TRANSACTION_MS,
  KEEP_ALIVE_MS,
  LOCK_TIMEOUT_MS,
  QUERY_TIMEOUT_MS,
  STATEMENT_TIMEOUT_MS,
} from './timing';
import { transact } from './transaction';

/** The class of connections. Tests replace it with one that fails on demand. */
export type PostgresClient = typeof pg.Client;

const POOL_SIZE = 10;

/** The time limits of a server's connections; left out for work as long as the database is large. */
const TIME_LIMITS = {
  lock_timeout: LOCK_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: QUERY_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
};

/**
 * Opens a database on a server that several nodes may share. `client` is the class of connections.
 */
export async function openPostgres(
  url: string,
  client: PostgresClient = pg.Client,
  timeLimits: Partial<typeof TIME_LIMITS> = TIME_LIMITS,
): Promise<Database> {
  const { hostAndPort, database } = parseAddress(url);
  await withMigrationLock(url, CONNECT_TIMEOUT_MS, () => migrate(url));
  const source = await servingSource(url, client, timeLimits).initialize();
  return {
    read: (work) => withCleanFailures(() => work(source.manager)),
    snapshot: (work) =>
      withCleanFailures(() => transact(source, 'BEGIN ISOLATION LEVEL REPEATABLE READ', work)),
    write: (work) => withCleanFailures(() => transact(source, 'BEGIN', work)),
    writeMark: (manager) => firstValue(manager, 'SELECT txid_current_if_assigned() AS value'),
    sharedWrites: true,
    describe: () => `PostgreSQL at ${hostAndPort}, database ${database}`,
    close: () => source.destroy(),
  };
}

const optionsOf = (url: string) =>
  ({
    type: 'postgres',
    driver: { ...pg, Pool: RenewingPool },
    url,
    applicationName: 'ridotto',
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    installExtensions: false,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    logging: false,
  }) as const;

const servingSource = (url: string, client: PostgresClient, timeLimits: object): DataSource =>
  new DataSource({
    ...optionsOf(url),
    poolSize: POOL_SIZE,
    extra: {
      Client: client,
      // Sends the statements of a commit without waiting for each answer.
      pipeline: true,
      ...timeLimits,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    },
  });

/** Has no time limit: a table may be large, and another node may be writing to it. */
async function migrate(url: string): Promise<void> {
  // Migrations name their tables themselves.
  const source = await new DataSource({ ...optionsOf(url), entities: [] }).initialize();
  try {
    await unlessForeignEncoding(source);
    await assertNotNewer(source);
    await source.runMigrations({ transaction: 'all' });
  } finally {
    await source.destroy();
  }
}

/** SQL_ASCII accepts any bytes. */
const ENCODINGS: readonly unknown[] = ['UTF8', 'SQL_ASCII'];

/** Throws for any other encoding: it could not even store the text of a ruleset. */
async function unlessForeignEncoding(source: DataSource): Promise<void> {
  const encoding = await firstValue(
    source.manager,
    "SELECT current_setting('server_encoding') AS value",
  );
  if (ENCODINGS.includes(encoding)) return;
  throw new CannotOpenStore(
    `The database is in ${String(encoding)} and cannot keep every character: make one with ENCODING 'UTF8'.`,
  );
}

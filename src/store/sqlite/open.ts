import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type BetterSqlite3 from 'better-sqlite3';
import { DataSource } from 'typeorm';
import type { Database } from '../database';
import { ENTITIES } from '../entities/all';
import { CannotOpenStore, reasonOf, withCleanFailures } from '../failure';
import { MIGRATIONS } from '../migrations';
import { holdFile } from './file-lock';
import { openQueue } from './write-queue';

const FILE = 'ridotto.sqlite';
const BUSY_TIMEOUT_MS = 5_000;

/**
 * The embedded database: one process, one writer behind a queue, since two overlapping
 * transactions on one connection lose acknowledged writes, and a connection for reads.
 */
export async function openSqlite(dataDir: string): Promise<Database> {
  const path = join(dataDir, FILE);
  const lock = lockDirectory(dataDir);
  try {
    const writer = await writerOf(path).initialize();
    await writer.runMigrations({ transaction: 'all' });
    return databaseOf(path, writer, await readerOf(path).initialize(), lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function lockDirectory(dataDir: string): { release: () => void } {
  let lock;
  try {
    mkdirSync(dataDir, { recursive: true });
    lock = holdFile(join(dataDir, `${FILE}.lock`));
  } catch (error) {
    throw new CannotOpenStore(
      `The data directory ${dataDir} cannot be written to: ${reasonOf(error)}.`,
    );
  }
  if (lock !== null) return lock;
  throw new CannotOpenStore(
    `The data directory ${dataDir} is in use by another Ridotto process: ` +
      'stop that one, or set DATA_DIR to another directory.',
  );
}

const writerOf = (path: string): DataSource =>
  new DataSource({
    type: 'better-sqlite3',
    database: path,
    timeout: BUSY_TIMEOUT_MS,
    prepareDatabase: (connection: BetterSqlite3.Database) => {
      connection.pragma('journal_mode = WAL');
      // In WAL mode NORMAL does not sync at a commit: an acknowledged one could be lost.
      connection.pragma('synchronous = FULL');
    },
    entities: ENTITIES,
    migrations: MIGRATIONS,
    logging: false,
  });

const readerOf = (path: string): DataSource =>
  new DataSource({
    type: 'better-sqlite3',
    database: path,
    readonly: true,
    timeout: BUSY_TIMEOUT_MS,
    entities: ENTITIES,
    logging: false,
  });

function databaseOf(
  path: string,
  writer: DataSource,
  reader: DataSource,
  release: () => void,
): Database {
  const queue = openQueue();
  return {
    read: (work) => withCleanFailures(() => work(reader.manager)),
    // In the queue nothing is written meanwhile.
    snapshot: (work) => queue(() => withCleanFailures(() => work(reader.manager))),
    write: (work) => queue(() => withCleanFailures(() => writer.transaction(work))),
    sharedWrites: false,
    describe: () => `SQLite at ${path}`,
    close: () =>
      queue(async () => {
        await reader.destroy();
        await writer.destroy();
        release();
      }),
  };
}

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { DataSource } from 'typeorm';
import type { Database } from '../database';
import { ENTITIES } from '../entities/all';
import { CannotOpenStore, codeOf, reasonOf, withCleanFailures } from '../failure';
import { firstValue } from '../first-value';
import { giveToFolderOwner } from '../give-to-folder-owner';
import { lockFile } from './file-lock';
import { nodeMismatchText } from './node-version';
import { createWriteQueue, BUSY_TIMEOUT_MS, SqliteWriter } from './writer';
import type { SqliteDriver } from './writer';

const FILE = 'ridotto.sqlite';

/** The path of the database file in a data directory. */
export const sqliteFile = (dataDir: string): string => join(dataDir, FILE);

/**
 * Opens the embedded database for one process, with a connection for reads and one for writes. A
 * queue orders the writes, since two overlapping transactions on one connection lose acknowledged
 * writes. `driver` is the writer's.
 */
export async function openSqlite(
  dataDir: string,
  driver: SqliteDriver = BetterSqlite3,
): Promise<Database> {
  const path = join(dataDir, FILE);
  const lock = lockDirectory(dataDir);
  const writer = new SqliteWriter(path, driver);
  try {
    await writer.migrate();
    return databaseOf(path, writer, await readerOf(path).initialize(), lock.release);
  } catch (error) {
    await writer.close();
    lock.release();
    throw isDamage(error) ? damaged(path, error) : error;
  }
}

/** True if the file is not a database, or its pages do not fit together. */
const isDamage = (error: unknown): boolean =>
  /^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error) ?? '') ||
  /file is not a database|malformed/.test(reasonOf(error));

const damaged = (path: string, error: unknown): CannotOpenStore =>
  new CannotOpenStore(
    `${path} is damaged (${reasonOf(error)}): put back a backup of it, with the file "secret" that ` +
      'belongs to it, and take ridotto.sqlite-wal and ridotto.sqlite-shm away first.',
  );

function lockDirectory(dataDir: string): { release: () => void } {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    for (const name of [FILE, `${FILE}.lock`]) touch(join(dataDir, name));
  } catch (error) {
    throw new CannotOpenStore(
      `The data directory ${dataDir} cannot be written to: ${reasonOf(error)}.`,
    );
  }
  const lock = holdLock(join(dataDir, `${FILE}.lock`));
  if (lock !== null) return lock;
  throw new CannotOpenStore(
    `The data directory ${dataDir} is in use by another Ridotto process: ` +
      'stop that one, or set DATA_DIR to another directory.',
  );
}

function holdLock(path: string): ReturnType<typeof lockFile> {
  try {
    return lockFile(path);
  } catch (error) {
    throw new CannotOpenStore(
      nodeMismatchText(error) ?? `${path} cannot be opened: ${reasonOf(error)}.`,
    );
  }
}

/** Makes the file for its owner alone. SQLite gives the files beside it the same mode. */
function touch(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  giveToFolderOwner(file);
}

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
  writer: SqliteWriter,
  reader: DataSource,
  release: () => void,
): Database {
  const queue = createWriteQueue();
  return {
    read: (work) => withCleanFailures(() => work(reader.manager)),
    // The queue delays writes until the snapshot has been read.
    snapshot: (work) => queue(() => withCleanFailures(() => work(reader.manager))),
    write: (work) => queue(() => withCleanFailures(() => writer.transact(work))),
    writeMark: (manager) => firstValue(manager, 'SELECT total_changes() AS value'),
    sharedWrites: false,
    describe: () => `SQLite at ${path}`,
    close: () =>
      queue(async () => {
        try {
          await reader.destroy();
          await writer.close();
        } finally {
          release();
        }
      }),
  };
}

import type BetterSqlite3 from 'better-sqlite3';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { required } from '../../kernel';
import type { DatabaseWork } from '../database';
import { ENTITIES } from '../entities/all';
import { DatabaseFailure, failureOf } from '../failure';
import { MIGRATIONS } from '../migrations';
import { assertNotNewer } from '../assert-not-newer';

/** Runs one piece of work at a time, in order of arrival. */
export function createWriteQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => null);
    return turn;
  };
}

/** The class of connections. Tests replace it with one that fails on demand. */
export type SqliteDriver = typeof BetterSqlite3;

export const BUSY_TIMEOUT_MS = 5_000;

type Opened = { readonly connection: BetterSqlite3.Database; readonly manager: EntityManager };

/**
 * The writing connection, with one transaction at a time. Transactions begin and end here, by
 * SQLite's own state. When the disk fails, SQLite may end a transaction itself; TypeORM keeps its
 * own count and would from then on commit nothing [invariant 1].
 */
export class SqliteWriter {
  /** True if the connection must be replaced before the next write. */
  private isSpent = false;
  private readonly source: DataSource;
  /** The connection that TypeORM has opened. */
  private connection: BetterSqlite3.Database | null = null;
  private opened: Opened | null = null;

  constructor(path: string, driver: SqliteDriver) {
    this.source = new DataSource({
      type: 'better-sqlite3',
      driver,
      database: path,
      timeout: BUSY_TIMEOUT_MS,
      prepareDatabase: (connection: BetterSqlite3.Database) => {
        this.connection = connection;
        connection.pragma('journal_mode = WAL');
        // In WAL mode, NORMAL does not sync at a commit, so an acknowledged commit could be lost.
        connection.pragma('synchronous = FULL');
      },
      entities: ENTITIES,
      migrations: MIGRATIONS,
      logging: false,
    });
  }

  /** Opens the file and brings its tables up to date. */
  async migrate(): Promise<void> {
    await this.open();
    await assertNotNewer(this.source);
    await this.source.runMigrations({ transaction: 'all' });
  }

  /**
   * Runs a transaction. When it resolves, the work is on disk. When it rejects, nothing was
   * written, unless the COMMIT itself failed: its outcome is then unknown. In either case no
   * transaction is left open.
   */
  async transact<T>(work: DatabaseWork<T>): Promise<T> {
    const { connection, manager } = await this.open();
    let hasBegun = false;
    try {
      execute(connection, 'BEGIN IMMEDIATE');
      hasBegun = true;
      const result = await work(manager);
      assertOpen(connection, true, 'the transaction had ended before its COMMIT');
      execute(connection, 'COMMIT');
      assertOpen(connection, false, 'the COMMIT left the transaction open');
      return result;
    } finally {
      const isOver = !connection.inTransaction || rollBack(connection);
      if (!isOver || !hasBegun) this.isSpent = true;
    }
  }

  private async open(): Promise<Opened> {
    if (this.isSpent) await this.close();
    this.opened ??= await this.connect();
    return this.opened;
  }

  private async connect(): Promise<Opened> {
    const { source } = this;
    try {
      await (source.isInitialized ? source.driver.connect() : source.initialize());
    } catch (error) {
      // The connection may be open but unprepared.
      this.isSpent = true;
      throw failureOf(error);
    }
    const connection = required(this.connection, 'the connection of the writer');
    return { connection, manager: source.createQueryRunner().manager };
  }

  /** Closes the connection. If closing fails, no other connection writes. */
  async close(): Promise<void> {
    this.opened = null;
    this.isSpent = true;
    withDriver(() => this.connection?.close());
    // TypeORM's state of the connection ends with the connection.
    if (this.source.isInitialized) await this.source.driver.disconnect();
    this.connection = null;
    this.isSpent = false;
  }
}

const execute = (connection: BetterSqlite3.Database, sql: string): void => {
  withDriver(() => connection.exec(sql));
};

function assertOpen(connection: BetterSqlite3.Database, open: boolean, otherwise: string): void {
  if (connection.inTransaction !== open) throw new DatabaseFailure(otherwise);
}

/** Runs a driver's function and turns its error into a `DatabaseFailure`. */
function withDriver(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    throw failureOf(error);
  }
}

/**
 * Rolls back, and returns true if no transaction is open any more. An error is ignored: the cause
 * of the rollback is already reported.
 */
function rollBack(connection: BetterSqlite3.Database): boolean {
  try {
    connection.exec('ROLLBACK');
  } catch {
    return !connection.inTransaction;
  }
  return !connection.inTransaction;
}

import BetterSqlite3 from 'better-sqlite3';
import type { SqliteDriver } from '../../../src/store/sqlite/writer';

/**
 * `before`: the statement does nothing and fails. `after`: it does its work and fails. `ended`: it
 * fails, and SQLite ends the transaction itself, as it does when the disk fails.
 */
export type SqliteFault = 'before' | 'after' | 'ended';

/** What is to fail. */
export class SqliteFaults {
  /** The statements since it was last emptied, those within SQLite's own work left out. */
  readonly heard: string[] = [];
  /** How a statement fails, if it does; `at` counts from 0 since `heard` was emptied. */
  fault: (sql: string, at: number) => SqliteFault | null = () => null;
  /** How many openings of the file fail from now on. */
  failingOpenings = 0;
  /** How often the file was opened. */
  openings = 0;

  /** To be handed to the store in the place of better-sqlite3. */
  readonly driver: SqliteDriver = driverOf(this);

  run<T>(connection: BetterSqlite3.Database, sql: string, act: () => T): T {
    const fault = this.fault(sql, this.heard.push(sql) - 1);
    if (fault === null) return act();
    if (fault === 'after') act();
    if (fault === 'ended' && connection.inTransaction) rawRollBack(connection);
    throw new BetterSqlite3.SqliteError('disk I/O error', 'SQLITE_IOERR');
  }
}

function rawRollBack(connection: BetterSqlite3.Database): void {
  BetterSqlite3.prototype.exec.call(connection, 'ROLLBACK');
}

type Runnable = { all: (...args: unknown[]) => unknown; run: (...args: unknown[]) => unknown };

function driverOf(faults: SqliteFaults): SqliteDriver {
  return class extends BetterSqlite3 {
    constructor(path: string, options: BetterSqlite3.Options) {
      faults.openings += 1;
      if (faults.failingOpenings > 0) {
        faults.failingOpenings -= 1;
        throw new BetterSqlite3.SqliteError('unable to open database file', 'SQLITE_CANTOPEN');
      }
      super(path, options);
    }

    /** Power does not fail in tests of statements that do: without syncs they take seconds. */
    override pragma(source: string, options?: BetterSqlite3.PragmaOptions): unknown {
      return super.pragma(source === 'synchronous = FULL' ? 'synchronous = OFF' : source, options);
    }

    override exec(sql: string): this {
      return faults.run(this, sql, () => super.exec(sql));
    }

    override prepare(sql: string): never {
      const statement = super.prepare(sql);
      const through =
        (name: keyof Runnable) =>
        (...args: unknown[]): unknown =>
          faults.run(this, sql, () => (statement as unknown as Runnable)[name](...args));
      return { reader: statement.reader, all: through('all'), run: through('run') } as never;
    }
  } as unknown as SqliteDriver;
}

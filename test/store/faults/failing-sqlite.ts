import BetterSqlite3 from 'better-sqlite3';
import type { SqliteDriver } from '../../../src/store/sqlite/writer';

/**
 * `before`: the statement fails without effect. `after`: it takes effect, and fails. `ended`: it
 * fails, and SQLite itself ends the transaction, as after a disk failure.
 */
export type SqliteFault = 'before' | 'after' | 'ended';

/** The faults to inject. */
export class SqliteFaults {
  /** The statements since the list was last emptied, without SQLite's internal ones. */
  readonly heard: string[] = [];
  /** The fault to inject into a statement, if any. `at` is the statement's index in `heard`. */
  fault: (sql: string, at: number) => SqliteFault | null = () => null;
  /** The number of attempts to open the file that will fail. */
  failingOpenings = 0;
  /** The number of times that the file was opened. */
  openings = 0;

  /** The class that replaces better-sqlite3 in the store. */
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

    /** Switches off syncs, since they take seconds. These tests simulate no power failure. */
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

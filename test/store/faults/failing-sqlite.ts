import BetterSqlite3 from 'better-sqlite3';
import type { SqliteDriver } from '../../../src/store/sqlite/writer';

/**
 * `before`: the statement fails without effect. `after`: it takes effect and fails. `ended`: it
 * fails, and SQLite ends the transaction itself, as on a disk failure.
 */
export type SqliteFault = 'before' | 'after' | 'ended';

/** The faults to inject. */
export class SqliteFaults {
  /** The statements since the list was last emptied, without SQLite's internal ones. */
  readonly heard: string[] = [];
  /** The statement's fault, if any; `at` counts from 0 since `heard` was emptied. */
  fault: (sql: string, at: number) => SqliteFault | null = () => null;
  /** The number of openings of the file that will fail. */
  failingOpenings = 0;
  /** The number of openings so far. */
  openings = 0;

  /** Replaces better-sqlite3 in the store. */
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

    /** Without syncs, which take seconds; these tests simulate no power failure. */
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

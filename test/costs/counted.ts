import Database from 'better-sqlite3';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';

/** The same on each machine and in each run. */
export type Counts = Readonly<Record<string, number>>;

/** Statements sent to SQLite meanwhile, and transactions brought to the disk. */
export async function countStatements(act: () => Promise<unknown>): Promise<Counts> {
  const query = jest.spyOn(BetterSqlite3QueryRunner.prototype, 'query');
  const exec = jest.spyOn(Database.prototype, 'exec');
  try {
    await act();
    const commits = exec.mock.calls.filter(([sql]) => sql === 'COMMIT').length;
    return { statements: query.mock.calls.length, commits };
  } finally {
    query.mockRestore();
    exec.mockRestore();
  }
}

/** The least of three measurements: a beat of the server's own may fall into one of them. */
export async function leastOf(measure: () => Promise<Counts>): Promise<Counts> {
  const [first, ...others] = [await measure(), await measure(), await measure()];
  return Object.fromEntries(
    Object.entries(first).map(([unit, value]) => [
      unit,
      Math.min(value, ...others.map((counts) => counts[unit] ?? Infinity)),
    ]),
  );
}

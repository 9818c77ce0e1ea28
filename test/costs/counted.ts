import Database from 'better-sqlite3';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';

/** Counts by unit. They are the same on each machine and in each run. */
export type Counts = Readonly<Record<string, number>>;

/** Counts the statements sent to SQLite during `act`, and the transactions committed to disk. */
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

/**
 * The least counts of three measurements, since the server's regular work may disturb one of them.
 */
export async function leastOf(measure: () => Promise<Counts>): Promise<Counts> {
  const [first, ...others] = [await measure(), await measure(), await measure()];
  return Object.fromEntries(
    Object.entries(first).map(([unit, value]) => [
      unit,
      Math.min(value, ...others.map((counts) => counts[unit] ?? Infinity)),
    ]),
  );
}

import type { Instant } from '../kernel';
import { run } from './bulk';
import type { Database } from './database';

type Aged = {
  /** A table with a column `at_ms`. */
  readonly table: string;
  /** The quoted columns of its key. */
  readonly key: string;
};

/**
 * Removes at most `limit` of the oldest rows from before an instant. Resolves with their number.
 * Rows that another node is removing are skipped.
 */
export function deleteOldest(
  database: Database,
  { table, key }: Aged,
  before: Instant,
  limit: number,
): Promise<number> {
  const lock = database.sharedWrites ? ' FOR UPDATE SKIP LOCKED' : '';
  return database.write((manager) => {
    const parameter = manager.dataSource.driver.createParameter('before', 0);
    const oldest =
      `SELECT ${key} FROM ${table} WHERE at_ms < ${parameter} ` +
      `ORDER BY at_ms LIMIT ${limit}${lock}`;
    const sql = `DELETE FROM ${table} WHERE (${key}) IN (${oldest})`;
    return run(manager, { sql, parameter: String(before) });
  });
}

import type { Instant } from '../../kernel';
import { run } from '../bulk';
import type { Database } from '../database';

/** Records the last uses of tokens; a later recorded use stays. */
export const noteUses = (database: Database, ids: readonly string[], at: Instant): Promise<void> =>
  database.write(async (manager) => {
    const parameter = manager.dataSource.driver.createParameter('ids', 0);
    // Rows that another transaction is writing are left to it: waiting for rows in any order would
    // deadlock.
    const some = database.sharedWrites
      ? `SELECT json_array_elements_text(${parameter}::json)`
      : `SELECT value FROM json_each(${parameter})`;
    const lock = database.sharedWrites ? ' FOR UPDATE SKIP LOCKED' : '';
    await run(manager, {
      sql:
        `UPDATE tokens SET last_used_at_ms = ${Number(at)} WHERE id IN (SELECT id FROM tokens ` +
        `WHERE id IN (${some}) AND COALESCE(last_used_at_ms, 0) < ${Number(at)}${lock})`,
      parameter: JSON.stringify(ids),
    });
  });

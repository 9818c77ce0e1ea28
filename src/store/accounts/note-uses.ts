import type { Instant } from '../../kernel';
import { run } from '../bulk';
import type { Database } from '../database';

/** Notes when tokens were used last; a later use that is noted already stays. */
export const noteUses = (database: Database, ids: readonly string[], at: Instant): Promise<void> =>
  database.write(async (manager) => {
    const parameter = manager.dataSource.driver.createParameter('ids', 0);
    // What somebody else is writing is left to them: whoever waits for rows in any order deadlocks.
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

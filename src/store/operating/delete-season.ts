import type { SeasonId } from '../../kernel';
import { run } from '../bulk';
import type { Database } from '../database';
import { STATE_TABLES } from '../state/tables';
import { removeWebhooks } from '../webhooks/remove';

/** The number of rows that one transaction removes. It is small, so that no commit waits long. */
const AT_ONCE = 2_000;

type Part = { readonly table: string; readonly key: string };

const PARTS: readonly Part[] = [
  { table: 'inbox', key: '"account_id", "number"' },
  { table: 'idempotency', key: '"account_id", "season_id", "key"' },
  ...namesOfStateTables().map((table) => ({ table, key: '"season_id", "id"' })),
  { table: 'secrets', key: '"season_id", "key"' },
  { table: 'journal', key: '"season_id", "seq"' },
];

/**
 * Removes a season. Its row in `seasons` goes first, so that it cannot be loaded and no commit
 * finds it. The rest goes in bounded transactions; after an interruption, a second call removes
 * what is left. Resolves with the number of rows.
 */
export async function deleteSeason(database: Database, id: SeasonId): Promise<number> {
  let removed = await remove(database, { table: 'seasons', key: '"id"' }, 'id', id);
  await removeWebhooks(database, { seasonId: id });
  for (const part of PARTS) removed += await removeAll(database, part, id);
  return removed;
}

function namesOfStateTables(): readonly string[] {
  const names = Object.values(STATE_TABLES).flatMap((tables) =>
    tables.map(({ schema }) => schema.options.name),
  );
  return [...new Set(names)];
}

async function removeAll(database: Database, part: Part, id: SeasonId): Promise<number> {
  let removed = 0;
  for (let gone = AT_ONCE; gone === AT_ONCE;) {
    gone = await remove(database, part, 'season_id', id);
    removed += gone;
  }
  return removed;
}

function remove(
  database: Database,
  { table, key }: Part,
  column: 'id' | 'season_id',
  id: SeasonId,
): Promise<number> {
  return database.write((manager) => {
    const season = manager.dataSource.driver.createParameter('id', 0);
    const some = `SELECT ${key} FROM "${table}" WHERE "${column}" = ${season} LIMIT ${AT_ONCE}`;
    return run(manager, {
      sql: `DELETE FROM "${table}" WHERE (${key}) IN (${some})`,
      parameter: id,
    });
  });
}

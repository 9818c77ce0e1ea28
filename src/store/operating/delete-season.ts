import type { EntityManager } from 'typeorm';
import type { SeasonId } from '../../kernel';
import { run } from '../bulk';
import type { Database } from '../database';
import { STATE_TABLES } from '../state/tables';

/** The number of rows that one transaction removes. It is small, so that no commit waits long. */
const AT_ONCE = 2_000;

type Part = { readonly table: string; readonly key: string; readonly among?: string };

/**
 * Rows found by account, the first column of their keys. The accounts are the present and former
 * players.
 */
const BY_ACCOUNT = 'SELECT account_id FROM players WHERE season_id = ';
const FIRST: readonly Part[] = [
  { table: 'inbox', key: '"account_id", "number"', among: BY_ACCOUNT },
  { table: 'idempotency', key: '"account_id", "season_id", "key"', among: BY_ACCOUNT },
];

/**
 * Removes a season. Its row in `seasons` goes first, so that it cannot be loaded and no commit
 * finds it. The rest goes in bounded transactions; a repeat removes what an interruption leaves.
 * Resolves with the number of rows.
 */
export async function deleteSeason(database: Database, id: SeasonId): Promise<number> {
  let removed = await remove(database, { table: 'seasons', key: '"id"' }, id);
  for (const part of [...FIRST, ...stateParts(), ...LAST]) {
    for (let gone = AT_ONCE; gone === AT_ONCE;) {
      gone = await remove(database, part, id);
      removed += gone;
    }
  }
  return removed;
}

/** The state's tables, with `players` last, since inboxes are found through players. */
function stateParts(): Part[] {
  const names = Object.values(STATE_TABLES).flatMap((tables) =>
    tables.map(({ schema }) => schema.options.name),
  );
  const others = [...new Set(names)].filter((name) => name !== 'players');
  return [...others, 'players'].map((table) => ({ table, key: '"season_id", "id"' }));
}

const LAST: readonly Part[] = [
  { table: 'secrets', key: '"season_id", "key"' },
  { table: 'journal', key: '"season_id", "seq"' },
];

function remove(database: Database, { table, key, among }: Part, id: SeasonId): Promise<number> {
  return database.write((manager: EntityManager) => {
    const parameter = manager.dataSource.driver.createParameter('id', 0);
    const season = table === 'seasons' ? '"id"' : '"season_id"';
    // SQLite counts each question mark as a new parameter. A parameter used twice therefore becomes
    // a table of one row.
    const given = `SELECT CAST(${parameter} AS text) AS id`;
    const its = `WITH given AS (${given})`;
    const where = `${season} = (SELECT id FROM given)`;
    const their =
      among === undefined ? '' : ` AND "account_id" IN (${among}(SELECT id FROM given))`;
    const some = `SELECT ${key} FROM "${table}" WHERE ${where}${their} LIMIT ${AT_ONCE}`;
    return run(manager, {
      sql: `${its} DELETE FROM "${table}" WHERE (${key}) IN (${some})`,
      parameter: id,
    });
  });
}

import type { AccountId, SeasonId } from '../../kernel';
import { execute } from '../bulk';
import type { Database } from '../database';
import { STATE_TABLES } from '../state/tables';

/** The number of rows that one transaction removes. It is small, so that no commit waits long. */
const AT_ONCE = 2_000;

type Part = { readonly table: string; readonly key: string };

/**
 * Tables whose keys begin with the account. Players have rows there, and so have a host or a dealer
 * who does not play.
 */
const BY_ACCOUNT: readonly Part[] = [
  { table: 'inbox', key: '"account_id", "number"' },
  { table: 'idempotency', key: '"account_id", "season_id", "key"' },
];

const BY_SEASON: readonly Part[] = [
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
  let removed = await remove(database, { table: 'seasons', key: '"id"' }, { id });
  for (const part of BY_ACCOUNT) {
    for (const accountId of await accountsIn(database, part, id)) {
      removed += await removeAll(database, part, { season_id: id, account_id: accountId });
    }
  }
  for (const part of BY_SEASON) removed += await removeAll(database, part, { season_id: id });
  return removed;
}

function namesOfStateTables(): readonly string[] {
  const names = Object.values(STATE_TABLES).flatMap((tables) =>
    tables.map(({ schema }) => schema.options.name),
  );
  return [...new Set(names)];
}

/**
 * The accounts with rows of the season. It reads the whole table, since no index has the season,
 * but outside a transaction, so that no commit waits.
 */
async function accountsIn(
  database: Database,
  { table }: Part,
  id: SeasonId,
): Promise<readonly AccountId[]> {
  const rows = await database.read((manager) => {
    const season = manager.dataSource.driver.createParameter('id', 0);
    return manager.query<{ readonly account: AccountId }[]>(
      `SELECT DISTINCT "account_id" AS account FROM "${table}" WHERE "season_id" = ${season}`,
      [id],
    );
  });
  return rows.map(({ account }) => account);
}

type Where = Readonly<Record<string, string>>;

async function removeAll(database: Database, part: Part, where: Where): Promise<number> {
  let removed = 0;
  for (let gone = AT_ONCE; gone === AT_ONCE;) {
    gone = await remove(database, part, where);
    removed += gone;
  }
  return removed;
}

function remove(database: Database, { table, key }: Part, where: Where): Promise<number> {
  return database.write((manager) => {
    const { driver } = manager.dataSource;
    const equal = Object.keys(where).map(
      (column, at) => `"${column}" = ${driver.createParameter(column, at)}`,
    );
    const some = `SELECT ${key} FROM "${table}" WHERE ${equal.join(' AND ')} LIMIT ${AT_ONCE}`;
    const sql = `DELETE FROM "${table}" WHERE (${key}) IN (${some})`;
    return execute(manager, sql, Object.values(where));
  });
}

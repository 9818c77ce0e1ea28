import type { EntityManager, EntitySchema } from 'typeorm';
import { keyOf, rowSource, run } from '../bulk';
import type { Database } from '../database';
import { ENTITIES } from '../entities/all';
import { firstValue } from '../first-value';
import { openPostgres } from '../postgres/open';
import { openSqlite } from '../sqlite/open';

/** The target has rows already, or not all rows arrived. */
export class CannotCopy extends Error {
  override readonly name = 'CannotCopy';
}

/** The number of rows that are in memory at once. */
const ROWS = 100;

/** A row as the driver returns it: by column, JSON as text. */
type RawRow = Readonly<Record<string, unknown>>;

/**
 * Copies all rows of the SQLite file in `dataDir` into the PostgreSQL database at `url`, which must
 * have none: either all of them or, if anything fails, none. First brings the tables of both up to
 * date. Resolves with the number of rows. Rejects with `CannotOpenStore` or `CannotCopy`.
 */
export async function copyToPostgres(dataDir: string, url: string): Promise<number> {
  const source = await openSqlite(dataDir);
  try {
    const target = await openPostgres(url, undefined, {});
    try {
      return await target.write((manager) => copyAll(source, manager));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copyAll(source: Database, target: EntityManager): Promise<number> {
  let total = 0;
  for (const schema of ENTITIES) total += await copyTable(source, target, schema);
  return total;
}

async function copyTable(
  source: Database,
  target: EntityManager,
  schema: EntitySchema,
): Promise<number> {
  const { tableName, columns } = target.dataSource.getMetadata(schema);
  if (await target.exists(schema)) {
    throw new CannotCopy(`The database is not empty: its table ${tableName} has rows.`);
  }
  const { driver } = target.dataSource;
  const typed = columns.map((column) => ({
    name: column.databaseName,
    type: driver.normalizeType(column),
  }));
  const names = typed.map(({ name }) => `"${name}"`).join(', ');
  for await (const rows of rowsOf(source, schema)) {
    const values = rows.map((row) => typed.map(({ name }) => row[name]));
    const { sql, parameter } = rowSource(target, typed, values);
    await run(target, { sql: `INSERT INTO "${tableName}" (${names}) ${sql}`, parameter });
  }
  const count = `SELECT COUNT(*) AS value FROM "${tableName}"`;
  const there = Number(await source.read((manager) => firstValue(manager, count)));
  const here = Number(await firstValue(target, count));
  if (here === there) return here;
  throw new CannotCopy(`Of ${there} rows of the table ${tableName}, ${here} arrived.`);
}

/** All rows of a table, some at a time. */
async function* rowsOf(source: Database, schema: EntitySchema): AsyncGenerator<readonly RawRow[]> {
  let last: RawRow | undefined;
  do {
    const rows = await source.read((manager) => rowsAfter(manager, schema, last));
    if (rows.length > 0) yield rows;
    last = rows.length < ROWS ? undefined : rows.at(-1);
  } while (last !== undefined);
}

function rowsAfter(
  manager: EntityManager,
  schema: EntitySchema,
  last: RawRow | undefined,
): Promise<readonly RawRow[]> {
  const { tableName, primaryColumns } = manager.dataSource.getMetadata(schema);
  const { names } = keyOf(manager, schema);
  const key = primaryColumns.map(({ databaseName }) => last?.[databaseName]);
  const after = last === undefined ? '' : `WHERE (${names}) > (${key.map(() => '?').join(', ')})`;
  return manager.query<readonly RawRow[]>(
    `SELECT * FROM "${tableName}" ${after} ORDER BY ${names} LIMIT ${ROWS}`,
    last === undefined ? [] : key,
  );
}

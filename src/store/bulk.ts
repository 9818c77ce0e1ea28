import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { endOfTurn } from '../engine';
import { required } from '../kernel';
import { snakeCase } from './columns';

type Keyed = Readonly<Record<string, unknown>>;
type Compare = (a: Keyed, b: Keyed) => number;

/** Orders rows by these properties: numbers by size, text by code units. */
export function compareBy(properties: readonly string[]): Compare {
  return (a, b) => {
    const property = properties.find((name) => a[name] !== b[name]);
    if (property === undefined) return 0;
    return (a[property] as string | number) < (b[property] as string | number) ? -1 : 1;
  };
}

/**
 * Sorts the rows by key: writers that lock the same rows in different orders can deadlock. Of rows
 * with equal keys, keeps the last.
 */
function distinctBy<R extends Keyed>(
  properties: readonly string[],
  rows: readonly R[],
): readonly R[] {
  const compare = compareBy(properties);
  const sorted = rows.toSorted(compare);
  return sorted.filter((row, at) => {
    const next = sorted[at + 1];
    return next === undefined || compare(row, next) !== 0;
  });
}

export type SqlSource = { readonly sql: string; readonly parameter: string };
export type SourceColumn = { readonly name: string; readonly type: string };

/** A SELECT that returns the rows in one JSON parameter, in their order. */
export function rowSource(
  manager: EntityManager,
  columns: readonly SourceColumn[],
  rows: readonly (readonly unknown[])[],
): SqlSource {
  return isPostgres(manager) ? postgresSource(columns, rows) : sqliteSource(columns, rows);
}

function postgresSource(
  columns: readonly SourceColumn[],
  rows: readonly (readonly unknown[])[],
): SqlSource {
  const types = columns.map(({ name, type }) => `"${name}" ${type}`).join(', ');
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(({ name }, at) => [name, row[at]])),
  );
  return {
    sql: `SELECT * FROM json_to_recordset($1::json) AS source(${types})`,
    parameter: JSON.stringify(named),
  };
}

function sqliteSource(
  columns: readonly SourceColumn[],
  rows: readonly (readonly unknown[])[],
): SqlSource {
  const values = columns.map(({ name }, at) => `value ->> ${at} AS "${name}"`).join(', ');
  return { sql: `SELECT ${values} FROM json_each(?)`, parameter: JSON.stringify(rows) };
}

/* Statements on many rows. The text depends on the table alone, so it is prepared once. The rows
   are one JSON parameter. TypeORM's insert builder writes each value into the text and takes three
   times as long. */

const isPostgres = (manager: EntityManager): boolean =>
  manager.dataSource.options.type === 'postgres';

/** The maximum number of rows in a statement of SQLite: the event loop stands still while it runs. */
export const ROWS_AT_ONCE = 200;
/** The length of the rows in a statement of SQLite after which the event loop turns. */
const LONG_ROWS = 50_000;

/**
 * Writes rows. SQLite gets statements of bounded size, and after a large one the event loop turns.
 * PostgreSQL gets one: its transactions must not wait for the loop, since they hold locks.
 */
async function inChunks<R>(
  manager: EntityManager,
  rows: readonly R[],
  statementOf: (chunk: readonly R[]) => SqlSource,
): Promise<void> {
  if (isPostgres(manager)) {
    await run(manager, statementOf(rows));
    return;
  }
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const chunk = rows.slice(at, at + ROWS_AT_ONCE);
    const statement = statementOf(chunk);
    await run(manager, statement);
    const isLarge = chunk.length === ROWS_AT_ONCE || statement.parameter.length > LONG_ROWS;
    if (isLarge) await endOfTurn();
  }
}

/** Adds rows. A taken key fails the transaction. */
export async function insertRows<R extends ObjectLiteral>(
  manager: EntityManager,
  schema: EntitySchema<R>,
  rows: readonly R[],
): Promise<void> {
  if (rows.length === 0) return;
  const { properties } = keyOf(manager, schema);
  await inChunks(manager, rows.toSorted(compareBy(properties)), (chunk) =>
    insertOf(manager, schema, chunk),
  );
}

/**
 * Adds rows, or replaces rows with the same keys. Of given rows with equal keys, the last counts.
 */
export async function upsertRows<R extends ObjectLiteral>(
  manager: EntityManager,
  schema: EntitySchema<R>,
  rows: readonly R[],
): Promise<void> {
  if (rows.length === 0) return;
  const { properties, names } = keyOf(manager, schema);
  const sets = manager.dataSource
    .getMetadata(schema)
    .columns.filter(({ isPrimary }) => !isPrimary)
    .map(({ databaseName: name }) => `"${name}" = excluded."${name}"`);
  await inChunks(manager, distinctBy(properties, rows), (chunk) => {
    const { sql, parameter } = insertOf(manager, schema, chunk);
    const onConflict = `ON CONFLICT (${names}) DO UPDATE SET ${sets.join(', ')}`;
    return { sql: `${sql} ${onConflict}`, parameter };
  });
}

/** Removes the rows with these keys. A missing row is not an error. */
export async function deleteRows<R extends ObjectLiteral>(
  manager: EntityManager,
  schema: EntitySchema<R>,
  keys: readonly Partial<R>[],
): Promise<void> {
  if (keys.length === 0) return;
  const { properties } = keyOf(manager, schema);
  await inChunks(manager, distinctBy(properties, keys), (chunk) => {
    const { sql, parameter } = whereKeyIn(manager, schema, chunk);
    return { sql: `DELETE ${sql}`, parameter };
  });
}

/** The values of one column in the rows with these keys. */
export async function pluck<R extends ObjectLiteral>(
  manager: EntityManager,
  schema: EntitySchema<R>,
  property: keyof R & string,
  keys: readonly Partial<R>[],
): Promise<unknown[]> {
  const { sql, parameter } = whereKeyIn(manager, schema, keys);
  const rows = await manager.query<{ readonly value: unknown }[]>(
    `SELECT "${snakeCase(property)}" AS value ${sql}`,
    [parameter],
  );
  return rows.map(({ value }) => value);
}

function whereKeyIn<R extends ObjectLiteral>(
  manager: EntityManager,
  schema: EntitySchema<R>,
  keys: readonly Partial<R>[],
): SqlSource {
  const { tableName, primaryColumns } = manager.dataSource.getMetadata(schema);
  const { properties, names } = keyOf(manager, schema);
  const { sql, parameter } = sourceOf(manager, primaryColumns, distinctBy(properties, keys));
  return { sql: `FROM "${tableName}" WHERE (${names}) IN (${sql})`, parameter };
}

/** Runs the statement and returns the number of changed rows. */
export async function run(manager: EntityManager, { sql, parameter }: SqlSource): Promise<number> {
  const runner = required(manager.queryRunner, 'a transaction');
  const { affected } = await runner.query(sql, [parameter], true);
  return affected ?? 0;
}

function insertOf<R extends ObjectLiteral>(
  manager: EntityManager,
  schema: EntitySchema<R>,
  rows: readonly R[],
): SqlSource {
  const { tableName, columns } = manager.dataSource.getMetadata(schema);
  const names = columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');
  const { sql, parameter } = sourceOf(manager, columns, rows);
  // Without a WHERE, SQLite reads the ON of ON CONFLICT as part of a join.
  return { sql: `INSERT INTO "${tableName}" (${names}) ${sql} WHERE true`, parameter };
}

function sourceOf(
  manager: EntityManager,
  columns: readonly ColumnMetadata[],
  rows: readonly ObjectLiteral[],
): SqlSource {
  const { driver } = manager.dataSource;
  return rowSource(
    manager,
    columns.map((column) => ({ name: column.databaseName, type: driver.normalizeType(column) })),
    rows.map((row) =>
      columns.map((column): unknown =>
        driver.preparePersistentValue(row[column.propertyName], column),
      ),
    ),
  );
}

/** The properties of the primary key, and the names of its columns for SQL. */
export function keyOf<R extends ObjectLiteral>(
  manager: EntityManager,
  schema: EntitySchema<R>,
): { readonly properties: readonly string[]; readonly names: string } {
  const { primaryColumns } = manager.dataSource.getMetadata(schema);
  return {
    properties: primaryColumns.map(({ propertyName }) => propertyName),
    names: primaryColumns.map(({ databaseName }) => `"${databaseName}"`).join(', '),
  };
}

import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { required } from '../kernel';
import { snakeCase } from './columns';
import { compareBy, distinctBy } from './order';
import { rowSource } from './row-source';
import type { Source } from './row-source';

/*
 * Statements on many rows. Their text depends on the table alone, so that it is prepared once;
 * the rows are one JSON parameter. TypeORM's insert builder writes each value into the text: it
 * takes three times as long.
 */

/** Adds rows; one with a taken key fails the transaction. */
export async function insertRows<R extends ObjectLiteral>(
  manager: EntityManager,
  schema: EntitySchema<R>,
  rows: readonly R[],
): Promise<void> {
  if (rows.length === 0) return;
  const { properties } = keyOf(manager, schema);
  await run(manager, insertOf(manager, schema, rows.toSorted(compareBy(properties))));
}

/** Adds rows, or replaces those with the same key; the last of equals counts. */
export async function upsertRows<R extends ObjectLiteral>(
  manager: EntityManager,
  schema: EntitySchema<R>,
  rows: readonly R[],
): Promise<void> {
  if (rows.length === 0) return;
  const { properties, names } = keyOf(manager, schema);
  const { sql, parameter } = insertOf(manager, schema, distinctBy(properties, rows));
  const sets = manager.dataSource
    .getMetadata(schema)
    .columns.filter(({ isPrimary }) => !isPrimary)
    .map(({ databaseName: name }) => `"${name}" = excluded."${name}"`);
  await run(manager, {
    sql: `${sql} ON CONFLICT (${names}) DO UPDATE SET ${sets.join(', ')}`,
    parameter,
  });
}

/** Removes the rows with these keys; a missing one does not matter. */
export async function deleteRows<R extends ObjectLiteral>(
  manager: EntityManager,
  schema: EntitySchema<R>,
  keys: readonly Partial<R>[],
): Promise<void> {
  if (keys.length === 0) return;
  const { sql, parameter } = whereKeyIn(manager, schema, keys);
  await run(manager, { sql: `DELETE ${sql}`, parameter });
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
): Source {
  const { tableName, primaryColumns } = manager.dataSource.getMetadata(schema);
  const { properties, names } = keyOf(manager, schema);
  const { sql, parameter } = sourceOf(manager, primaryColumns, distinctBy(properties, keys));
  return { sql: `FROM "${tableName}" WHERE (${names}) IN (${sql})`, parameter };
}

/** The number of rows that the statement changed. */
export async function run(manager: EntityManager, { sql, parameter }: Source): Promise<number> {
  const runner = required(manager.queryRunner, 'a transaction');
  const { affected } = await runner.query(sql, [parameter], true);
  return affected ?? 0;
}

function insertOf<R extends ObjectLiteral>(
  manager: EntityManager,
  schema: EntitySchema<R>,
  rows: readonly R[],
): Source {
  const { tableName, columns } = manager.dataSource.getMetadata(schema);
  const names = columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');
  const { sql, parameter } = sourceOf(manager, columns, rows);
  // Without a WHERE, SQLite reads the ON of ON CONFLICT as a join's.
  return { sql: `INSERT INTO "${tableName}" (${names}) ${sql} WHERE true`, parameter };
}

function sourceOf(
  manager: EntityManager,
  columns: readonly ColumnMetadata[],
  rows: readonly ObjectLiteral[],
): Source {
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

function keyOf<R extends ObjectLiteral>(
  manager: EntityManager,
  schema: EntitySchema<R>,
): { readonly properties: readonly string[]; readonly names: string } {
  const { primaryColumns } = manager.dataSource.getMetadata(schema);
  return {
    properties: primaryColumns.map(({ propertyName }) => propertyName),
    names: primaryColumns.map(({ databaseName }) => `"${databaseName}"`).join(', '),
  };
}

import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import { insertRows, keyOf } from '../bulk';
import type { Database } from '../database';
import { ENTITIES } from '../entities/all';
import { openPostgres } from '../postgres/open';
import { openSqlite } from '../sqlite/open';

/** The target has rows already. */
export class CannotCopy extends Error {
  override readonly name = 'CannotCopy';
}

/** The number of rows that are in memory at once. */
const ROWS = 200;

/**
 * Copies all rows of the SQLite file in `dataDir` into the PostgreSQL database at `url`, which must
 * have none: either all of them or, if anything fails, none. Resolves with their number. Rejects
 * with `CannotOpenStore` or `CannotCopy`.
 */
export async function copyToPostgres(dataDir: string, url: string): Promise<number> {
  const source = await openSqlite(dataDir);
  try {
    const target = await openPostgres(url);
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
  let count = 0;
  for (const schema of ENTITIES) {
    if (await target.exists(schema)) {
      const { tableName } = target.dataSource.getMetadata(schema);
      throw new CannotCopy(`The database is not empty: its table ${tableName} has rows.`);
    }
    for await (const rows of rowsOf(source, schema)) {
      await insertRows(target, schema, rows);
      count += rows.length;
    }
  }
  return count;
}

/** All rows of a table, some at a time. */
async function* rowsOf(
  source: Database,
  schema: EntitySchema,
): AsyncGenerator<readonly ObjectLiteral[]> {
  let last: ObjectLiteral | undefined;
  do {
    const rows = await source.read((manager) => rowsAfter(manager, schema, last));
    if (rows.length > 0) yield rows;
    last = rows.length < ROWS ? undefined : rows.at(-1);
  } while (last !== undefined);
}

function rowsAfter(
  manager: EntityManager,
  schema: EntitySchema,
  last: ObjectLiteral | undefined,
): Promise<ObjectLiteral[]> {
  const { properties, names } = keyOf(manager, schema);
  const query = manager.createQueryBuilder<ObjectLiteral>(schema, 'row').take(ROWS);
  for (const property of properties) query.addOrderBy(`row.${property}`);
  if (last !== undefined) {
    const places = properties.map((property) => `:${property}`);
    query.where(`(${names}) > (${places.join(', ')})`, last);
  }
  return query.getMany();
}

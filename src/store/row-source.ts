import type { EntityManager } from 'typeorm';

export type Source = { readonly sql: string; readonly parameter: string };
export type SourceColumn = { readonly name: string; readonly type: string };

/** A SELECT that yields the rows of one parameter, in their order. */
export function rowSource(
  manager: EntityManager,
  columns: readonly SourceColumn[],
  rows: readonly (readonly unknown[])[],
): Source {
  return manager.dataSource.options.type === 'postgres'
    ? postgresSource(columns, rows)
    : sqliteSource(columns, rows);
}

function postgresSource(
  columns: readonly SourceColumn[],
  rows: readonly (readonly unknown[])[],
): Source {
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
): Source {
  const values = columns.map(({ name }, at) => `value ->> ${at} AS "${name}"`).join(', ');
  return { sql: `SELECT ${values} FROM json_each(?)`, parameter: JSON.stringify(rows) };
}

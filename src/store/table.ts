import { EntitySchema } from 'typeorm';
import type { EntitySchemaIndexOptions, EntitySchemaOptions } from 'typeorm';
import type { Row } from '../kernel';
import { columnOptions } from './columns';
import type { Columns } from './columns';

type Property<R> = keyof R & string;

export type TableSpec<R> = {
  readonly name: string;
  /** The primary key; declare its columns first and in this order. */
  readonly key: readonly Property<R>[];
  readonly columns: Columns<R>;
  readonly indexes?: readonly {
    readonly name: string;
    readonly columns: readonly Property<R>[];
    readonly unique?: true;
  }[];
};

/** The entity of a table. The columns are named after the properties of its rows. */
export function tableSchema<R>(spec: TableSpec<R>): EntitySchema<R> {
  const columns = Object.entries<string>(spec.columns).map(([property, kind]) => [
    property,
    {
      ...columnOptions(spec.name, property, kind),
      primary: spec.key.some((key) => key === property),
    },
  ]);
  const indices = (spec.indexes ?? []).map(
    ({ name, columns: of, unique = false }): EntitySchemaIndexOptions => ({
      name,
      columns: [...of],
      unique,
    }),
  );
  return new EntitySchema<R>({
    name: spec.name,
    columns: Object.fromEntries(columns) as EntitySchemaOptions<R>['columns'],
    indices,
  });
}

/** A stored row of a season's state. */
export type StoredRow<R extends Row> = R & { readonly seasonId: string };

/** The entity of a state table. Its rows belong to a season. */
export function stateSchema<R extends Row>(
  name: string,
  columns: Columns<R>,
  indexes: NonNullable<TableSpec<StoredRow<R>>['indexes']> = [],
): EntitySchema<StoredRow<R>> {
  return tableSchema<StoredRow<R>>({
    name,
    key: ['seasonId', 'id'],
    columns: { seasonId: 'text', ...columns } as object as Columns<StoredRow<R>>,
    indexes,
  });
}

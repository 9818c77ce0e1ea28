import { getNamedType } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { isSeasonType } from '../ids/global-ids';
import type { SeasonType } from '../ids/global-ids';

export type Field = ReturnType<GraphQLObjectType['getFields']>[string];
export type Resolve = NonNullable<Field['resolve']>;

/** The default resolver of a field; null for the property of its name. */
export type DefaultField = (field: Field) => Resolve | null;

/** Both types are rows of `Table` in a round. */
const TABLES: Readonly<Partial<Record<string, SeasonType>>> = {
  SlotsSitting: 'Table',
  War: 'Table',
};

/** The field's type if its objects have ids inside a season; otherwise null. */
export function rowTypeOf({ type }: Field): SeasonType | null {
  const { name } = getNamedType(type);
  return isSeasonType(name) ? name : (TABLES[name] ?? null);
}

import { getNamedType } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { isSeasonType } from '../ids/global-ids';
import type { SeasonType } from '../ids/global-ids';

export type Field = ReturnType<GraphQLObjectType['getFields']>[string];
export type Resolve = NonNullable<Field['resolve']>;

/** How a field is resolved that is given no resolver; null for the property of its name. */
export type DefaultField = (field: Field) => Resolve | null;

/** As what has an id within its season: both are tables of a round. */
const TABLES: Readonly<Partial<Record<string, SeasonType>>> = {
  SlotsSitting: 'Table',
  War: 'Table',
};

/** What a field shows that has an id within its season; null for anything else. */
export function rowTypeOf({ type }: Field): SeasonType | null {
  const { name } = getNamedType(type);
  return isSeasonType(name) ? name : (TABLES[name] ?? null);
}

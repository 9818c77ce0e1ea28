import { isAbstractType } from 'graphql';
import type { GraphQLSchema } from 'graphql';

/** For each interface and union what its objects can be, as normalised caches want to know it. */
export function possibleTypes(schema: GraphQLSchema): Readonly<Record<string, readonly string[]>> {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  return Object.fromEntries(
    abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
}

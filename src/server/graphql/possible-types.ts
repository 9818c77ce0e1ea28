import { isAbstractType } from 'graphql';
import type { GraphQLSchema } from 'graphql';

/** The object types of each interface and union, in the form that normalised caches need. */
export function possibleTypes(schema: GraphQLSchema): Readonly<Record<string, readonly string[]>> {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  return Object.fromEntries(
    abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
}

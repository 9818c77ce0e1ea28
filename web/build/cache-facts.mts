import { readFileSync } from 'node:fs';
import { buildSchema, isAbstractType, isObjectType } from 'graphql';
import type { GraphQLObjectType } from 'graphql';

const ROOTS = ['Query', 'Mutation', 'Subscription'];

const isEvent = (type: GraphQLObjectType): boolean =>
  type.getInterfaces().some(({ name }) => name === 'Event');

/**
 * Facts about the schema for the normalised cache, as constants: the implementors of interfaces,
 * and the types that it keeps without a key: those without an id, and the events.
 */
export function cacheFacts(file: string): Record<'POSSIBLE_TYPES' | 'KEYLESS', string> {
  const schema = buildSchema(readFileSync(file, 'utf8'));
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const possible = types
    .filter(isAbstractType)
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  const keyless = types
    .filter(isObjectType)
    .filter(({ name }) => !ROOTS.includes(name))
    .filter((type) => type.getFields()['id'] === undefined || isEvent(type))
    .map(({ name }) => name);
  return {
    POSSIBLE_TYPES: JSON.stringify(Object.fromEntries(possible)),
    KEYLESS: JSON.stringify(keyless),
  };
}

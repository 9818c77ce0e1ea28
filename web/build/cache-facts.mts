import { readFileSync } from 'node:fs';
import { buildSchema, isAbstractType, isObjectType } from 'graphql';

const ROOTS = ['Query', 'Mutation', 'Subscription'];

/**
 * Facts about the schema for the normalised cache, as constants: the implementors of interfaces,
 * and the types without ids.
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
    .filter((type) => type.getFields()['id'] === undefined)
    .map(({ name }) => name);
  return {
    POSSIBLE_TYPES: JSON.stringify(Object.fromEntries(possible)),
    KEYLESS: JSON.stringify(keyless),
  };
}

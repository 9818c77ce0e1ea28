import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { isScalarType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { Context } from './context';
import { addDefaultFields } from './default-fields';
import { resolvers } from './resolvers';

let loaded: GraphQLSchema | null = null;

/**
 * The executable schema: the SDL of the project with the resolvers, subscriptions included. It knows no
 * house, so all of a process share it.
 */
export function loadSchema(): GraphQLSchema {
  loaded ??= makeSchema();
  return loaded;
}

function makeSchema(): GraphQLSchema {
  const typeDefs = readFileSync(schemaFile(__dirname), 'utf8');
  const schema = makeExecutableSchema<Context>({ typeDefs, resolvers: [...resolvers] });
  addDefaultFields(schema);
  keepDescriptions(schema);
  return schema;
}

/** The scalars of the resolvers come without the words of the SDL. */
function keepDescriptions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type)) type.description ??= type.astNode?.description?.value;
  }
}

/** `schema/` is at the root of the project, above the sources and above what is built of them. */
function schemaFile(from: string): string {
  const file = join(from, 'schema', 'ridotto.graphql');
  if (existsSync(file)) return file;
  const above = dirname(from);
  if (above === from) throw new Error('The folder schema/ is not where the server was installed.');
  return schemaFile(above);
}

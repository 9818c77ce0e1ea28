import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { isScalarType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { Context } from './context';
import { addDefaultFields } from './default-fields';
import { resolvers } from './resolvers';
import { readTypeDefs } from './type-defs';

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
  const typeDefs = readTypeDefs(schemaFolder(__dirname));
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
function schemaFolder(from: string): string {
  const folder = join(from, 'schema');
  if (existsSync(join(folder, 'scalars.graphql'))) return folder;
  const above = dirname(from);
  if (above === from) throw new Error('The folder schema/ is not where the server was installed.');
  return schemaFolder(above);
}

import { mergeResolvers } from '@graphql-tools/merge';
import { addResolversToSchema } from '@graphql-tools/schema';
import {
  buildASTSchema,
  getDirectiveValues,
  GraphQLSpecifiedByDirective,
  isScalarType,
  parse,
} from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { Context } from './context/context';
import { addDefaultFields } from './default-fields';
import { readProjectFile } from './server/project-file';
import { resolvers } from './resolvers';

let loaded: GraphQLSchema | null = null;

/**
 * The executable schema: the project's SDL with all resolvers. It depends on no server instance, so
 * the whole process shares it.
 */
export function loadSchema(): GraphQLSchema {
  loaded ??= makeSchema();
  return loaded;
}

function makeSchema(): GraphQLSchema {
  const sdl = parse(readProjectFile('schema/ridotto.graphql'), { noLocation: true });
  // `npm run codegen` wrote the SDL and checked it; no copy is made only to add the resolvers.
  const schema = addResolversToSchema({
    schema: buildASTSchema(sdl, { assumeValidSDL: true }),
    resolvers: mergeResolvers<unknown, Context>([...resolvers]),
    updateResolversInPlace: true,
  });
  addDefaultFields(schema);
  keepScalars(schema);
  return schema;
}

/** The resolvers' scalars replace the SDL's, so their descriptions and URLs are copied over. */
function keepScalars(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || !type.astNode) continue;
    type.description ??= type.astNode.description?.value;
    const specified = getDirectiveValues(GraphQLSpecifiedByDirective, type.astNode);
    if (typeof specified?.['url'] === 'string') type.specifiedByURL = specified['url'];
  }
}

import { isObjectType } from 'graphql';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { connectionField, isConnectionField } from './pagination/connection-field';
import { eventField } from './events/event-field';
import { effectField } from './governance/proposals/effect-field';
import type { DefaultField } from './nodes/field';
import { gameMutation } from './giolitti/game-mutation';
import { pageField } from './pagination/page-field';
import { payloadField } from './mutations/payload-field';

/**
 * Adds a resolver to each field without one in events, effects, payloads, connections and
 * game mutations.
 * All other fields resolve to the property of the same name. Connection fields also get their
 * paging.
 */
export function addDefaultFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const defaultOf = defaultsOf(type);
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultOf?.(field) ?? null;
      if (resolve !== null) field.resolve = resolve;
      if (isConnectionField(field)) {
        field.resolve = connectionField(`${type.name}.${field.name}`, field, schema);
      }
    }
  }
}

function defaultsOf(type: GraphQLObjectType): DefaultField | null {
  const interfaces = type.getInterfaces().map(({ name }) => name);
  if (interfaces.includes('Event')) return eventField;
  if (interfaces.includes('Payload')) return payloadField;
  if (interfaces.includes('ProposalEffect')) return effectField;
  if (type.name === 'Mutation') return gameMutation;
  return type.name.endsWith('Connection') ? pageField : null;
}

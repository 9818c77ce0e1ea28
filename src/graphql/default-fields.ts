import { isObjectType } from 'graphql';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { eventField } from './events/event-field';
import type { DefaultField } from './field';
import { pageField } from './page-field';
import { payloadField } from './payload-field';

/**
 * Resolves what events, payloads and pages have alike, and what follows from a field's name and type,
 * where no resolver is given. Any other field is the property of its name.
 */
export function addDefaultFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    const defaultOf = isObjectType(type) ? defaultsOf(type) : null;
    if (!isObjectType(type) || defaultOf === null) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultOf(field);
      if (resolve !== null) field.resolve = resolve;
    }
  }
}

function defaultsOf(type: GraphQLObjectType): DefaultField | null {
  const interfaces = type.getInterfaces().map(({ name }) => name);
  if (interfaces.includes('Event')) return eventField;
  if (interfaces.includes('Payload')) return payloadField;
  return type.name.endsWith('Connection') ? pageField : null;
}

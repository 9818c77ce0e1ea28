import { getNamedType, isInputObjectType, isRequiredInputField } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { endedOnce, required } from '../../kernel';
import type { JsonObject } from '../../kernel';
import { clientFacts, clientInput } from '../ids/facts';
import type { OptionResolvers } from '../generated/resolvers';
import { seasonGlobalId } from '../ids/global-ids';
import { printDateTime } from '../scalars/date-time';
import type { OptionSource } from '../nodes/sources';

/** The type of the mutation's input. */
function inputType(schema: GraphQLSchema, mutation: string): GraphQLNamedType {
  const field = required(schema.getMutationType()?.getFields()[mutation], `mutation ${mutation}`);
  return getNamedType(required(field.args[0], `an input of ${mutation}`).type);
}

/** The fields of the mutation's input. */
function inputFields(schema: GraphQLSchema, mutation: string) {
  const type = inputType(schema, mutation);
  return isInputObjectType(type) ? type.getFields() : {};
}

/**
 * The known part of the input: the option's own values, and the season if the input has that field.
 */
function inputOf({ option, snapshot }: OptionSource, schema: GraphQLSchema): JsonObject {
  const { kind, id } = snapshot.record;
  const known = clientInput(option.known, id);
  return 'seasonId' in inputFields(schema, option.mutation)
    ? { seasonId: seasonGlobalId(kind, id), ...known }
    : known;
}

/**
 * The missing input fields: first the ones that the schema requires, then the ones that the rules
 * require here.
 */
function needsOf(source: OptionSource, schema: GraphQLSchema): readonly string[] {
  const { mutation, needs } = source.option;
  const input = inputOf(source, schema);
  const asked = Object.values(inputFields(schema, mutation)).filter(isRequiredInputField);
  return [...new Set([...asked.map(({ name }) => name), ...needs])].filter(
    (name) => !(name in input),
  );
}

export const optionFields: OptionResolvers = {
  mutation: ({ option }) => option.mutation,
  description: ({ option }) => endedOnce(option.description),
  anchor: ({ option }) => option.rule,
  rule: ({ option }) => option.rule,
  until: ({ option: { untilMs } }) => (untilMs === null ? null : printDateTime(untilMs)),
  inputType: ({ option }, _args, _context, { schema }) => inputType(schema, option.mutation).name,
  input: (source, _args, _context, { schema }) => inputOf(source, schema),
  needs: (source, _args, _context, { schema }) => [...needsOf(source, schema)],
  facts: ({ option, snapshot }) => clientFacts(option.facts, snapshot.record.id),
};

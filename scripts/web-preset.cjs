/**
 * Codegen's preset for the web client. Its schema has only the events that the client's pages name,
 * as for the other clients, and a scalar in place of the refusal codes: additions to a game that no
 * page uses change nothing here.
 */
const { preset } = require('@graphql-codegen/client-preset');
const { buildASTSchema, Kind } = require('graphql');
const { withoutOthers } = require('./operations-preset.cjs');

const codesAsScalar = (definition) =>
  definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === 'RefusalCode'
    ? { kind: Kind.SCALAR_TYPE_DEFINITION, name: definition.name }
    : definition;

module.exports = {
  ...preset,
  buildGeneratesSection: (options) => {
    const { definitions, ...rest } = withoutOthers(options.schema, options.documents);
    const schema = { ...rest, definitions: definitions.map(codesAsScalar) };
    return preset.buildGeneratesSection({
      ...options,
      schema,
      schemaAst: buildASTSchema(schema),
    });
  },
};

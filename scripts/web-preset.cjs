/**
 * Codegen's preset for clients, of a schema with those events alone that the pages name, as the other
 * clients have it, and with a scalar in place of the codes of refusals: what a game gains, and no page
 * asks for, changes nothing here.
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

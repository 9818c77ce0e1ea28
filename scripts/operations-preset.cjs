/**
 * Typed documents for a client that names only some events. Any other event is an `OtherEvent`,
 * like Relay's `%other`, so that new events leave these types unchanged. No server sends this name.
 */
const { buildASTSchema, Kind, parse, visit } = require('graphql');

const OTHER = parse(
  '"Any event that no document names." type OtherEvent implements Event & Node { seq: Int! }',
).definitions[0];

const isEvent = ({ kind, interfaces }) =>
  kind === Kind.OBJECT_TYPE_DEFINITION && interfaces.some(({ name }) => name.value === 'Event');

function namedIn(documents) {
  const names = new Set();
  const NamedType = ({ name }) => void names.add(name.value);
  for (const { document } of documents) visit(document, { NamedType });
  return names;
}

function withoutOthers(schema, documents) {
  const named = namedIn(documents);
  const kept = schema.definitions.filter(
    (definition) => !isEvent(definition) || named.has(definition.name.value),
  );
  const event = schema.definitions.find(({ name }) => name?.value === 'Event');
  return { ...schema, definitions: [...kept, { ...OTHER, fields: event.fields }] };
}

module.exports = {
  withoutOthers,
  buildGeneratesSection: (options) => {
    const schema = withoutOthers(options.schema, options.documents);
    return [
      { ...options, filename: options.baseOutputDir, schema, schemaAst: buildASTSchema(schema) },
    ];
  },
};

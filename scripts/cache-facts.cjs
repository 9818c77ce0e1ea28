/** What the web client's normalised cache wants to know of the schema: who implements what, and what has no id. */
const { isAbstractType, isObjectType } = require('graphql');

function plugin(schema) {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const possible = Object.fromEntries(
    types
      .filter(isAbstractType)
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
  const roots = ['Query', 'Mutation', 'Subscription'];
  const keyless = types
    .filter(isObjectType)
    .filter((type) => type.getFields().id === undefined && !roots.includes(type.name))
    .map(({ name }) => name);
  return [
    `export const POSSIBLE_TYPES: Record<string, string[]> = ${JSON.stringify(possible)};`,
    '/** Parts of what contains them. */',
    `export const KEYLESS: readonly string[] = ${JSON.stringify(keyless)};\n`,
  ].join('\n');
}

module.exports = { plugin };

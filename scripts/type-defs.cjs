/**
 * The project's SDL, complete and valid, made of the files beside the resolvers. In these files a
 * type lists only its differences from its interfaces' fields, and extends other types by `extend`.
 * The list of event types is added here, and the kinds of effects from their records (effect-sdl.cjs). Codegen loads the SDL, and its plugin here writes it to
 * schema/, where everything else reads it.
 */
const { readdirSync, readFileSync } = require('node:fs');
const { join, sep } = require('node:path');
const { Kind, parse, print, visit } = require('graphql');
const effectSdl = require('./effect-sdl.cjs');

const FOLDER = 'src/graphql';
const HEADER = `# Generated from ${FOLDER}/**/*.graphql by \`npm run codegen\`\n\n`;
/** The parts of a definition that its extensions add to. */
const PARTS = ['interfaces', 'directives', 'fields', 'values', 'types'];

/**
 * The files in the order for readers: the root first, then the concepts by name, whatever their
 * parent folder.
 */
function files() {
  const place = (name) => name.split('/').slice(-2).join('/');
  const isRoot = (name) => !name.includes('/');
  return readdirSync(join(__dirname, '..', FOLDER), { recursive: true })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => name.split(sep).join('/'))
    .sort((one, other) => isRoot(other) - isRoot(one) || (place(one) < place(other) ? -1 : 1));
}

/** Merges every definition with its extensions. */
function merge(definitions) {
  const whole = new Map(
    definitions
      .filter(({ kind }) => !kind.endsWith('Extension'))
      .map((definition) => [definition.name?.value ?? 'schema', { ...definition }]),
  );
  for (const extension of definitions.filter(({ kind }) => kind.endsWith('Extension'))) {
    const definition = whole.get(extension.name.value);
    if (definition === undefined) throw new Error(`Nothing is called ${extension.name.value}.`);
    for (const part of PARTS.filter((part) => extension[part] !== undefined)) {
      definition[part] = [...(definition[part] ?? []), ...extension[part]];
    }
  }
  return [...whole.values()];
}

/**
 * Copies missing fields from a type's interfaces, in front of its own, and adds the interfaces that
 * these implement. If two interfaces have a field, the first interface's counts.
 */
function takeOverFields(document) {
  const byName = (fields) => new Map(fields.map((field) => [field.name.value, field]));
  const interfaces = byName(
    document.definitions.filter(({ kind }) => kind === Kind.INTERFACE_TYPE_DEFINITION),
  );
  const whole = (type) => {
    const own = byName(type.fields);
    const inherited = type.interfaces.map((one) => interfaces.get(one.name.value));
    const theirs = byName(inherited.toReversed().flatMap(({ fields }) => fields));
    for (const name of own.keys()) theirs.delete(name);
    const implemented = byName([...type.interfaces, ...inherited.flatMap((one) => one.interfaces)]);
    return {
      ...type,
      interfaces: [...implemented.values()],
      fields: [...theirs.values(), ...own.values()],
    };
  };
  return visit(document, { ObjectTypeDefinition: whole, InterfaceTypeDefinition: whole });
}

/** Types shown to a viewer in place of an event are not events. */
const NO_EVENTS = ['HiddenEvent', 'RemovedFromSeason'];

/** Adds a value of `EventType` for each type of event. */
function countUpEvents(document) {
  const isEvent = ({ kind, name, interfaces }) =>
    kind === Kind.OBJECT_TYPE_DEFINITION &&
    interfaces.some((one) => one.name.value === 'Event') &&
    !NO_EVENTS.includes(name.value);
  const values = document.definitions.filter(isEvent).map(({ name, description }) => ({
    kind: Kind.ENUM_VALUE_DEFINITION,
    name,
    description,
    directives: [],
  }));
  return visit(document, {
    EnumTypeDefinition: (type) =>
      type.name.value === 'EventType' ? { ...type, values } : undefined,
  });
}

function readTypeDefs() {
  const parsed = (text) => parse(text, { noLocation: true }).definitions;
  const written = files().flatMap((name) =>
    parsed(readFileSync(join(__dirname, '..', FOLDER, name), 'utf8')),
  );
  const isThere = (type) => written.some(({ name }) => name?.value === type);
  const definitions = [...written, ...parsed(effectSdl(isThere))];
  return countUpEvents(takeOverFields({ kind: Kind.DOCUMENT, definitions: merge(definitions) }));
}

const printTypeDefs = () => `${HEADER}${print(readTypeDefs())}\n`;

module.exports = readTypeDefs;
module.exports.printTypeDefs = printTypeDefs;
module.exports.plugin = printTypeDefs;

import {
  assertObjectType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  parse,
} from 'graphql';
import type { DocumentNode, GraphQLField, GraphQLOutputType, GraphQLSchema } from 'graphql';

/** The fields of every event in a message. */
const COMMON =
  '__typename id seq at text channel by { kind player { id name } } about { __typename id } ' +
  'transfers { item name quantity from { kind player { id name } } to { kind player { id name } } }';
const COMMON_NAMES: ReadonlySet<string> = new Set([
  'id',
  'seq',
  'at',
  'text',
  'facts',
  'channel',
  'by',
  'about',
  'transfers',
  'season',
]);

const documents = new Map<string, DocumentNode>();

/**
 * The subscription whose answer is the message about an event of this type: the common fields, and
 * its own. Of objects with ids it has the id and the name, of others their plain fields.
 */
export function eventDocument(schema: GraphQLSchema, type: string): DocumentNode {
  const known = documents.get(type);
  if (known !== undefined) return known;
  const fields = Object.values(assertObjectType(schema.getType(type)).getFields());
  const own = fields
    .filter((field) => !COMMON_NAMES.has(field.name) && isPlain(field))
    .map((field) => selectionOf(field))
    .filter((selection) => selection !== null);
  const part = own.length === 0 ? '' : ` ... on ${type} { ${own.join(' ')} }`;
  const document = parse(`subscription { journal(seasonId: "") { ${COMMON}${part} } }`);
  documents.set(type, document);
  return document;
}

/** An entry of the inbox around an event of this type. */
export function inboxDocument(schema: GraphQLSchema, type: string): DocumentNode {
  const key = `inbox ${type}`;
  const known = documents.get(key);
  if (known !== undefined) return known;
  const [definition] = eventDocument(schema, type).definitions;
  const selection = textOf(definition?.loc?.source.body ?? '');
  const document = parse(`subscription { inbox { number kind event { ${selection} } } }`);
  documents.set(key, document);
  return document;
}

const textOf = (body: string): string =>
  body.replace(/^subscription \{ journal\(seasonId: ""\) \{ /, '').replace(/ \} \}$/, '');

type Field = GraphQLField<unknown, unknown>;

const isPlain = ({ args }: Field): boolean => !args.some(isRequiredArgument);

/** Null for a field whose value has nothing plain. */
function selectionOf({ name, type }: Field): string | null {
  const parts = partsOf(type);
  if (parts === null) return null;
  return parts === '' ? name : `${name} { ${parts} }`;
}

function partsOf(type: GraphQLOutputType): string | null {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named) || isInputObjectType(named)) return '__typename';
  if (!isObjectType(named) && !isInterfaceType(named)) return null;
  const fields = Object.values(named.getFields());
  const leaves = fields.filter((field) => isPlain(field) && isLeafType(getNamedType(field.type)));
  const names = leaves.map(({ name }) => name);
  if (!names.includes('id')) return names.length === 0 ? null : names.join(' ');
  const told = ['id', 'name', 'number'].filter((name) => names.includes(name));
  return told.join(' ');
}

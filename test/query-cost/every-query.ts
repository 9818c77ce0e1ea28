/** Queries for every field of the schema and every argument, with the longest lists. */
import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  getNullableType,
} from 'graphql';
import type {
  GraphQLArgument,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLInputType,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** A query. `PAGE` marks a page whose length the price decides. */
export type Asked = { readonly name: string; readonly text: string };

/** Values for arguments; `id` gets the names of the argument, of its type and of its field. */
export type Given = {
  readonly id: (argument: string, of: string, field: string) => string;
  readonly text: (argument: string) => string;
  /** A long patch for arguments of type `JSON`. */
  readonly patch: readonly object[];
};

/** The field that has an argument. */
type Place = { readonly of: string; readonly field: string };

/** Wraps a selection on a type in the fields that lead to it from the query. */
type Way = { readonly wrap: (selection: string) => string };

/** The placeholder for a page's length. */
export const PAGE = '$page';

export function everyQuery(schema: GraphQLSchema, given: Given): Asked[] {
  return [...waysTo(schema, given)].flatMap(([type, way]) => asking(schema, given, type, way));
}

/** The shortest path to each object type. */
function waysTo(schema: GraphQLSchema, given: Given): Map<GraphQLObjectType, Way> {
  const query = schema.getQueryType();
  if (!query) throw new Error('there are queries');
  const ways = new Map<GraphQLObjectType, Way>([[query, { wrap: (selection) => selection }]]);
  for (const [type, way] of ways) {
    for (const field of Object.values(type.getFields())) {
      const to = getNamedType(field.type);
      if (!isCompositeType(to)) continue;
      for (const member of membersOf(schema, to)) {
        if (ways.has(member)) continue;
        const asked = call(field, type.name, given, null);
        ways.set(member, {
          wrap: (selection) => {
            const inner = `${asked} { ${isAbstractType(to) ? `... on ${member.name} { ${selection} }` : selection} }`;
            return way.wrap(inner);
          },
        });
      }
    }
  }
  return ways;
}

const membersOf = (
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
): readonly GraphQLObjectType[] => (isAbstractType(type) ? schema.getPossibleTypes(type) : [type]);

/**
 * One query for all plain values of a type, and one for each other field and each of its arguments.
 */
function asking(schema: GraphQLSchema, given: Given, type: GraphQLObjectType, way: Way): Asked[] {
  const fields = Object.values(type.getFields());
  const plain = fields.filter((field) => isPlain(field));
  const ask = (name: string, selection: string): Asked => ({
    name: `${type.name}.${name}`,
    text: `query { ${way.wrap(selection)} }`,
  });
  return [
    ...(plain.length === 0 ? [] : [ask('*', plain.map(({ name }) => name).join(' '))]),
    ...fields
      .filter((field) => !isPlain(field))
      .flatMap((field) => {
        const inner = selectionOf(schema, field);
        const variants = [null, ...field.args.filter((each) => !isRequiredArgument(each))];
        return variants
          .filter(
            (argument) =>
              argument === null || !['first', 'after', 'before'].includes(argument.name),
          )
          .map((argument) =>
            ask(
              argument === null ? field.name : `${field.name}(${argument.name})`,
              `${call(field, type.name, given, argument)}${inner}`,
            ),
          );
      }),
  ];
}

const isPlain = (field: Field): boolean =>
  !isCompositeType(getNamedType(field.type)) &&
  field.args.length === 0 &&
  !(field.astNode?.directives ?? []).some(({ name }) => name.value === 'cost');

/** The field with its required arguments, a page, and `more`. */
function call(field: Field, of: string, given: Given, more: GraphQLArgument | null): string {
  const required = field.args.filter((argument) => isRequiredArgument(argument));
  const paged = field.args.some(({ name }) => name === 'first') && more?.name !== 'last';
  const texts = [
    ...[...required, ...(more === null || more.name === 'last' ? [] : [more])].map(
      ({ name, type }) => `${name}: ${valueOf(type, name, given, { of, field: field.name })}`,
    ),
    ...(paged ? [`first: ${PAGE}`] : []),
    ...(more?.name === 'last' ? [`last: ${PAGE}`] : []),
  ];
  return texts.length === 0 ? field.name : `${field.name}(${texts.join(', ')})`;
}

/** Selects the plain values, also of a connection's nodes. */
function selectionOf(schema: GraphQLSchema, field: Field): string {
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return '';
  return ` { __typename ${membersOf(schema, type)
    .map((member) => `... on ${member.name} { __typename ${valuesOf(schema, member)} }`)
    .join(' ')} }`;
}

const VALUES = new WeakMap<GraphQLObjectType, string>();

/** Kept for each type, since most types are a member of many. */
function valuesOf(schema: GraphQLSchema, type: GraphQLObjectType): string {
  const known = VALUES.get(type);
  if (known !== undefined) return known;
  const { nodes } = type.getFields();
  const values = Object.values(type.getFields())
    .filter((field) => isPlain(field))
    // Members may have fields of one name with different types, so each field gets an alias.
    .map(({ name }) => `${type.name}_${name}: ${name}`);
  const text = [
    ...values,
    ...(nodes === undefined ? [] : [`nodes${selectionOf(schema, nodes)}`]),
  ].join(' ');
  VALUES.set(type, text);
  return text;
}

export function valueOf(type: GraphQLInputType, name: string, given: Given, place: Place): string {
  const plain = getNullableType(type);
  if (isListType(plain)) {
    const entry = getNamedType(plain);
    if (isEnumType(entry)) return `[${entry.getValues()[0]!.name}]`;
    return `[${valueOf(plain.ofType, name, given, place)}]`;
  }
  if (isEnumType(plain)) return plain.getValues()[0]!.name;
  if (isInputObjectType(plain)) {
    const fields = Object.values(plain.getFields()).filter(
      (field) => isRequiredInputField(field) || /effects|amendRuleset/.test(field.name),
    );
    const texts = fields.map(
      (field) => `${field.name}: ${valueOf(field.type, field.name, given, place)}`,
    );
    return `{ ${texts.join(', ')} }`;
  }
  switch (getNamedType(plain).name) {
    case 'ID':
      return JSON.stringify(given.id(name, place.of, place.field));
    case 'Int':
      return '1';
    case 'Boolean':
      return 'true';
    case 'JSON':
      return printed(given.patch);
    case 'DateTime':
      return '"2021-09-06T00:00:00Z"';
    default:
      return JSON.stringify(given.text(name));
  }
}

/** Prints a GraphQL literal, in which names have no quotation marks. */
const printed = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(printed).join(', ')}]`
    : typeof value === 'object' && value !== null
      ? `{ ${Object.entries(value)
          .map(([name, each]) => `${name}: ${printed(each)}`)
          .join(', ')} }`
      : JSON.stringify(value);

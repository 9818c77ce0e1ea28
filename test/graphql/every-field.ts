import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';

type Field = ReturnType<GraphQLObjectType['getFields']>[string];
const isPrivate = ({ astNode }: Field): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'private') ?? false;

/**
 * All fields of a type that need no arguments, up to this depth, except the named fields. A type is
 * not repeated within itself.
 */
export function everyField(
  schema: GraphQLSchema,
  typeName: string,
  levels: number,
  without: readonly string[],
): string {
  const fieldsOf = (type: GraphQLObjectType, left: number, above: readonly string[]): string =>
    Object.values(type.getFields())
      .filter((field) => !isPrivate(field) && !field.args.some(isRequiredArgument))
      .filter(({ name }) => !without.includes(name))
      .flatMap((field) => {
        const inner = selectionOf(getNamedType(field.type), left - 1, [...above, type.name]);
        // In a union, fields with the same name can have different types, so each field has an
        // alias.
        return inner === null ? [] : `${type.name}_${field.name}: ${field.name} ${inner}`;
      })
      .join(' ');
  /** The selection of a field's type: empty for a leaf, null beyond the depth. */
  const selectionOf = (
    type: GraphQLNamedType,
    left: number,
    above: readonly string[],
  ): string | null => {
    if (!isCompositeType(type)) return '';
    if (left <= 0 || above.includes(type.name)) return null;
    // Every object with an id, read where it belongs.
    if (type.name === 'Node') return '{ __typename id }';
    const members = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
    const fragments = members
      .filter(({ name }) => !above.includes(name))
      .map((member) => `... on ${member.name} { __typename ${fieldsOf(member, left, above)} }`);
    return `{ __typename ${fragments.join(' ')} }`;
  };
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
  return `{ ... on ${typeName} { ${fieldsOf(type, levels, [])} } }`;
}

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
 * All fields of a type without arguments, up to that depth, without the named fields. No type
 * within itself.
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
        // Fields of one name differ in type among the members of a union.
        return inner === null ? [] : `${type.name}_${field.name}: ${field.name} ${inner}`;
      })
      .join(' ');
  /** Empty for a leaf; null beyond the depth. */
  const selectionOf = (
    type: GraphQLNamedType,
    left: number,
    above: readonly string[],
  ): string | null => {
    if (!isCompositeType(type)) return '';
    if (left <= 0 || above.includes(type.name)) return null;
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

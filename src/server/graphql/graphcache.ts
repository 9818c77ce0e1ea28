/** The parts of the schema that graphcache, urql's normalised cache, needs. */
import {
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  isAbstractType,
} from 'graphql';
import type {
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
} from 'graphql';

const ours = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));

const isEvent = (type: GraphQLObjectType): boolean =>
  type.getInterfaces().some(({ name }) => name === 'Event');

/**
 * Object types that a cache by ids keeps within their parents: those without an id, and the events,
 * which never change and are often read without their id.
 */
export function keylessTypes(schema: GraphQLSchema): readonly string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return ours(schema)
    .filter(isObjectType)
    .filter((type) => !roots.includes(type))
    .filter((type) => type.getFields()['id'] === undefined || isEvent(type))
    .map(({ name }) => name);
}

type TypeRef = { readonly kind: string; readonly name?: string; readonly ofType?: TypeRef };

/** The nullability and the lists of a type; graphcache ignores the type itself. */
function refOf(type: GraphQLOutputType): TypeRef {
  if (isNonNullType(type)) return { kind: 'NON_NULL', ofType: refOf(type.ofType) };
  if (isListType(type)) return { kind: 'LIST', ofType: refOf(type.ofType) };
  return { kind: 'SCALAR', name: 'Any' };
}

const names = (types: readonly GraphQLNamedType[]): readonly object[] =>
  types.map(({ name }) => ({ name }));

function described(type: GraphQLNamedType): readonly object[] {
  if (isUnionType(type)) {
    return [{ kind: 'UNION', name: type.name, possibleTypes: names(type.getTypes()) }];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values(type.getFields()).map((field) => ({
    name: field.name,
    args: [],
    type: refOf(field.type),
  }));
  const kind = isObjectType(type) ? 'OBJECT' : 'INTERFACE';
  return [{ kind, name: type.name, interfaces: names(type.getInterfaces()), fields }];
}

/** The part of the introspection that graphcache reads: a third of the whole. */
export function graphcacheSchema(schema: GraphQLSchema): object {
  return {
    __schema: {
      queryType: { name: schema.getQueryType()?.name },
      mutationType: { name: schema.getMutationType()?.name },
      subscriptionType: { name: schema.getSubscriptionType()?.name },
      types: ours(schema).flatMap(described),
    },
  };
}

/** The object types of each interface and union, in the form that normalised caches need. */
export function possibleTypes(schema: GraphQLSchema): Readonly<Record<string, readonly string[]>> {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  return Object.fromEntries(
    abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
}

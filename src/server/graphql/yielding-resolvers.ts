import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  introspectionTypes,
  isCompositeType,
  isListType,
  isObjectType,
} from 'graphql';
import type { GraphQLField, GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Pace } from '../../engine';
import type { Context } from '../../graphql';
import { isExpensive } from './cost/field-prices';

type Field = GraphQLField<unknown, Partial<Context> | undefined>;
type Resolve = GraphQLFieldResolver<unknown, Partial<Context> | undefined>;

/** Lists up to this length are resolved without a pause. */
const FEW = 8;

const paced = new WeakSet<GraphQLObjectType>();

/**
 * Makes all resolvers keep to the pace of their operation: when its turn is used up, a resolver
 * waits for the next turn, and the rest of a list waits, too. graphql-js shares the introspection
 * types among all schemas; in a context without a pace their resolvers work as before.
 */
export function yieldInResolvers(schema: GraphQLSchema): void {
  const roots = new Set([schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of [...Object.values(schema.getTypeMap()), ...introspectionTypes]) {
    if (!isObjectType(type) || roots.has(type) || paced.has(type)) continue;
    paced.add(type);
    for (const field of Object.values<Field>(type.getFields())) paceField(field);
  }
}

function paceField(field: Field): void {
  const isList =
    isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type));
  const { resolve } = field;
  if (resolve === undefined && !isList) return;
  const plain: Resolve = resolve ?? defaultFieldResolver;
  const given = isExpensive(field) ? onceFor(plain) : plain;
  field.resolve = (source, args, context, info) => {
    const pace = context?.pace ?? null;
    if (pace === null) return given(source, args, context, info);
    if (pace.isOver()) {
      return pace.turn().then(async () => {
        const value: unknown = await given(source, args, context, info);
        return isList ? spread(value, pace) : value;
      });
    }
    const value: unknown = given(source, args, context, info);
    if (!isList) return value;
    return value instanceof Promise
      ? value.then((items: unknown) => spread(items, pace))
      : spread(value, pace);
  };
}

/**
 * An expensive field is resolved once per operation for the same arguments of the same object;
 * other aliases share the result.
 */
function onceFor(resolve: Resolve): Resolve {
  const known = new WeakMap<object, WeakMap<object, Map<string, unknown>>>();
  return (source, args, context, info) => {
    if (context === undefined) return resolve(source, args, context, info);
    const byParent = known.get(context) ?? new WeakMap<object, Map<string, unknown>>();
    known.set(context, byParent);
    const parent = typeof source === 'object' && source !== null ? source : byParent;
    const values = byParent.get(parent) ?? new Map<string, unknown>();
    byParent.set(parent, values);
    const key = JSON.stringify(args);
    if (!values.has(key)) values.set(key, resolve(source, args, context, info));
    return values.get(key);
  };
}

/** A long list whose rest waits for the next turn when this turn is used up. */
function spread(value: unknown, pace: Pace): unknown {
  return Array.isArray(value) && value.length > FEW ? inTurns(value, pace) : value;
}

/** graphql-js completes each item before it asks for the next. */
function* inTurns(items: readonly unknown[], pace: Pace): Iterable<unknown> {
  for (const item of items) yield pace.isOver() ? pace.turn().then(() => item) : item;
}

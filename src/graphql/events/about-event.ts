import {
  defaultFieldResolver,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type {
  GraphQLInterfaceType,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLResolveInfo,
} from 'graphql';
import type { Context } from '../context/context';
import type { Field } from '../nodes/field';

/** The maximum number of things of an event. */
const MOST_ABOUT = 20;
/** The number of objects without an id that may lie between an event and a thing. */
const DEEPEST = 2;
/** Things that every event of their season has. */
const CONTAINERS = ['Season', 'Round', 'Dynasty', 'Viewer'];

type WithFields = GraphQLObjectType | GraphQLInterfaceType;
/** A field that leads to things: itself (`below` null), or by the fields of its objects. */
type Step = {
  readonly field: Field;
  readonly below: ((type: WithFields) => readonly Step[]) | null;
};
type Thing = { readonly id: string; readonly value: unknown; readonly isPlayer: boolean };

const hasInterface = (type: GraphQLNamedType, name: string): boolean =>
  (isObjectType(type) || isInterfaceType(type)) &&
  type.getInterfaces().some((each) => each.name === name);

const steps = new WeakMap<WithFields, readonly Step[]>();

function stepsOf(type: WithFields, deep = 0): readonly Step[] {
  const known = deep === 0 ? steps.get(type) : undefined;
  if (known !== undefined) return known;
  const found = ownFields(type).flatMap((field) => stepOf(field, deep));
  if (deep === 0) steps.set(type, found);
  return found;
}

/** The fields of the type itself. A type that says what it is about has no other field to search. */
function ownFields(type: WithFields): readonly Field[] {
  const isEvent = hasInterface(type, 'Event');
  const inherited = isEvent
    ? type.getInterfaces().flatMap((each) => Object.keys(each.getFields()))
    : [];
  const { about } = type.getFields();
  if (!isEvent && about !== undefined) return [about];
  return Object.values(type.getFields()).filter(
    ({ name, args }) => !inherited.includes(name) && args.length === 0,
  );
}

function stepOf(field: Field, deep: number): readonly Step[] {
  const type = getNamedType(field.type);
  if (CONTAINERS.includes(type.name)) return [];
  if (type.name === 'Node' || hasInterface(type, 'Node')) return [{ field, below: null }];
  if (!isCompositeType(type) || deep === DEEPEST) return [];
  const below = (each: WithFields): readonly Step[] => stepsOf(each, deep + 1);
  const leads = isAbstractType(type) || below(type).length > 0;
  return leads ? [{ field, below }] : [];
}

type Reading = { readonly context: Context; readonly info: GraphQLResolveInfo };

async function typeOf(
  value: unknown,
  type: GraphQLNamedType,
  { context, info }: Reading,
): Promise<GraphQLObjectType | null> {
  if (isObjectType(type)) return type;
  if (!isAbstractType(type)) return null;
  const name = await type.resolveType?.(value, context, info, type);
  const found = typeof name === 'string' ? info.schema.getType(name) : undefined;
  return isObjectType(found) ? found : null;
}

const resolve = (field: Field, source: unknown, { context, info }: Reading): unknown =>
  (field.resolve ?? defaultFieldResolver)(source, {}, context, info);

async function valuesOf(
  field: Field,
  source: unknown,
  reading: Reading,
): Promise<readonly { readonly value: unknown; readonly type: GraphQLObjectType }[]> {
  const found: unknown = await resolve(field, source, {
    ...reading,
    info: { ...reading.info, fieldName: field.name, returnType: field.type },
  });
  const values: readonly unknown[] = Array.isArray(found) ? found : [found];
  const typed = values
    .filter((value) => value !== null && value !== undefined)
    .map(async (value) => ({
      value,
      type: await typeOf(value, getNamedType(field.type), reading),
    }));
  return (await Promise.all(typed)).flatMap(({ value, type }) =>
    type === null ? [] : [{ value, type }],
  );
}

async function gather(
  source: unknown,
  path: readonly Step[],
  into: Map<string, Thing>,
  reading: Reading,
): Promise<void> {
  for (const { field, below } of path) {
    for (const { value, type } of await valuesOf(field, source, reading)) {
      if (into.size >= MOST_ABOUT) return;
      if (below !== null) await gather(value, below(type), into, reading);
      else {
        const id = String(await resolve(type.getFields()['id'] as Field, value, reading));
        into.set(id, { id, value, isPlayer: type.name === 'Player' });
      }
    }
  }
}

/**
 * The objects with an id in the event's own fields, also within their objects: first things, then
 * players. The fields of the event's type decide, so that a new event needs nothing more.
 */
export async function aboutEvent(
  source: unknown,
  _args: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<readonly unknown[]> {
  const things = new Map<string, Thing>();
  await gather(source, stepsOf(info.parentType), things, { context, info });
  const all = [...things.values()];
  return [
    ...all.filter(({ isPlayer }) => !isPlayer),
    ...all.filter(({ isPlayer }) => isPlayer),
  ].map(({ value }) => value);
}

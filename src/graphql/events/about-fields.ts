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

/** The maximum number of things. */
const MOST_ABOUT = 20;
/** The number of objects without an id that may lie between. */
const DEEPEST = 2;
/** Things that every event of their season has. */
const CONTAINERS = ['Season', 'Round', 'Dynasty', 'Viewer'];

type WithFields = GraphQLObjectType | GraphQLInterfaceType;
/** A field that leads to things: itself (`below` null), or by the fields of its objects. */
type Step = {
  readonly field: Field;
  readonly below: ((type: WithFields) => readonly Step[]) | null;
};
/** The things found, by id. */
type Found = Readonly<Record<'things' | 'players', Map<string, unknown>>>;

const hasInterface = (type: GraphQLNamedType, name: string): boolean =>
  (isObjectType(type) || isInterfaceType(type)) &&
  type.getInterfaces().some((each) => each.name === name);

/** The known steps by depth. */
const steps = Array.from({ length: DEEPEST + 1 }, () => new WeakMap<WithFields, readonly Step[]>());

function stepsOf(type: WithFields, deep = 0): readonly Step[] {
  const known = steps[deep]?.get(type);
  if (known !== undefined) return known;
  const found = ownFields(type, deep).flatMap((field) => stepOf(field, deep));
  steps[deep]?.set(type, found);
  return found;
}

/** The interfaces whose own fields are no part of what an object is about. */
const ABOUT_INTERFACES = ['Event', 'ProposalEffect'];

/** The fields of the type itself; `about` alone of an object further down that has it. */
function ownFields(type: WithFields, deep: number): readonly Field[] {
  const fields = type.getFields();
  if (deep > 0 && fields['about'] !== undefined) return [fields['about']];
  const inherited = type
    .getInterfaces()
    .filter(({ name }) => ABOUT_INTERFACES.includes(name))
    .flatMap((each) => Object.keys(each.getFields()));
  return Object.values(fields).filter(
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

type Typed = { readonly source: unknown; readonly type: GraphQLObjectType };
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
  { source, type: parentType }: Typed,
  reading: Reading,
): Promise<readonly { readonly value: unknown; readonly type: GraphQLObjectType }[]> {
  const found: unknown = await resolve(field, source, {
    ...reading,
    info: { ...reading.info, fieldName: field.name, returnType: field.type, parentType },
  });
  const values: readonly unknown[] = Array.isArray(found) ? found : [found];
  const typed = values
    .slice(0, MOST_ABOUT)
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
  from: Typed,
  path: readonly Step[],
  into: Found,
  reading: Reading,
): Promise<void> {
  for (const { field, below } of path) {
    for (const { value, type } of await valuesOf(field, from, reading)) {
      if (into.things.size >= MOST_ABOUT) return;
      if (below !== null) await gather({ source: value, type }, below(type), into, reading);
      else {
        const id = String(await resolve(type.getFields()['id'] as Field, value, reading));
        const found = type.name === 'Player' ? into.players : into.things;
        found.set(id, value);
      }
    }
  }
}

/**
 * The objects with an id in the own fields of an event or an effect, also within their objects: first
 * things, then players. The fields of its type decide, so that a new type needs nothing more.
 */
export async function aboutFields(
  source: unknown,
  _args: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<readonly unknown[]> {
  const { parentType } = info;
  const found: Found = { things: new Map(), players: new Map() };
  await gather({ source, type: parentType }, stepsOf(parentType), found, { context, info });
  return [...found.things.values(), ...found.players.values()].slice(0, MOST_ABOUT);
}

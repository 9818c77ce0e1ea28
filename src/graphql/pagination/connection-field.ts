import { defaultFieldResolver, getDirectiveValues, getNamedType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { Field, Resolve } from '../nodes/field';
import type { Page } from './page';
import { badCursor, readSizes } from './page-arguments';
import type { PageArguments } from './page-arguments';

/** Connections with numbers as cursors: an event's `seq` or an entry's number. */
const NUMBERED = ['EventConnection', 'InboxConnection'];

export const isConnectionField = ({ type }: Field): boolean =>
  getNamedType(type).name.endsWith('Connection');

/**
 * Wraps a connection's resolver. The resolver gets `first` or `last`, with the SDL's default size,
 * and its own cursors. Cursors for clients also name the list, so that another list refuses them.
 */
export function connectionField(list: string, field: Field, schema: GraphQLSchema): Resolve {
  const resolve: Resolve = field.resolve ?? defaultFieldResolver;
  const otherwise = usualSize(field, schema);
  const codec = NUMBERED.includes(getNamedType(field.type).name) ? PLAIN : cursorsOf(list);
  return async (source, args: PageArguments, context, info) => {
    const asked = {
      ...args,
      ...readSizes(args, otherwise),
      after: codec.read('after', args.after),
      before: codec.read('before', args.before),
    };
    const page = (await resolve(source, asked, context, info)) as Page<unknown> | null;
    return page === null ? null : { ...page, edges: page.edges.map(codec.printed) };
  };
}

/** The default page size. */
function usualSize({ astNode }: Field, schema: GraphQLSchema): number {
  const listSize = schema.getDirective('listSize');
  const size = listSize && astNode ? getDirectiveValues(listSize, astNode) : null;
  const assumed = size?.['assumedSize'];
  if (typeof assumed !== 'number') throw new Error('a connection has an assumed size');
  return assumed;
}

type Edge = Page<unknown>['edges'][number];
type Codec = {
  readonly read: (field: 'after' | 'before', cursor: string | null | undefined) => string | null;
  readonly printed: (edge: Edge) => Edge;
};

const PLAIN: Codec = { read: (_field, cursor) => cursor ?? null, printed: (edge) => edge };

function cursorsOf(list: string): Codec {
  const prefix = `${list}:`;
  const print = (place: string): string =>
    Buffer.from(`${prefix}${place}`, 'utf8').toString('base64url');
  return {
    read: (field, cursor) => {
      if (cursor === null || cursor === undefined) return null;
      const text = Buffer.from(cursor, 'base64url').toString('utf8');
      const place = text.slice(prefix.length);
      if (text.startsWith(prefix) && print(place) === cursor) return place;
      throw badCursor(field);
    },
    printed: ({ cursor, node }) => ({ cursor: print(cursor), node }),
  };
}

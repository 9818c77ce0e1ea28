import { ordinalOf } from '../kernel';
import { badInput } from './fault';
import { readPageSize } from './input/checks';

/** What a connection of the schema is made from. */
export type Page<T> = {
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
};
/** A page of a list whose length is known. */
export type CountedPage<T> = Page<T> & { readonly totalCount: number };

type Asked = {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
};

/**
 * A page of what is sorted by local id. The cursor is the number in it, so that a page begins at
 * the same place when something before it has gone.
 */
export function pageByOrdinal<R extends { readonly id: string }, T>(
  rows: readonly R[],
  { first, after }: Asked,
  sourceOf: (row: R) => T,
): CountedPage<T> {
  const size = readPageSize(first, 100);
  const place = after === null || after === undefined ? 0 : readOrdinal(after);
  const found = rows.findIndex(({ id }) => ordinalOf(id) > place);
  const begin = found === -1 ? rows.length : found;
  const end = Math.min(begin + size, rows.length);
  return {
    edges: rows.slice(begin, end).map((row) => ({
      cursor: printOrdinal(ordinalOf(row.id)),
      node: sourceOf(row),
    })),
    hasNextPage: end < rows.length,
    hasPreviousPage: begin > 0,
    totalCount: rows.length,
  };
}

const printOrdinal = (ordinal: number): string =>
  Buffer.from(`after:${ordinal}`, 'utf8').toString('base64url');

function readOrdinal(cursor: string): number {
  const ordinal = Number(readCursor(cursor, /^after:(\d{1,15})$/)[1]);
  if (printOrdinal(ordinal) === cursor) return ordinal;
  throw badCursor();
}

/** What a cursor says; throws `BAD_USER_INPUT` when the server has not made it. */
export function readCursor(cursor: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (match === null) throw badCursor();
  return match;
}

const badCursor = (): Error => badInput('after', 'a cursor as this server gave it');

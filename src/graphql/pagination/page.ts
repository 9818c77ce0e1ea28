import { ordinalOf } from '../../kernel';
import { pageSize, readOrdinal } from './page-arguments';
import type { PageArguments } from './page-arguments';

/** The source of a connection. */
export type Page<T> = {
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
};
/** A page of a list with a known length. */
export type CountedPage<T> = Page<T> & { readonly totalCount: number };

/**
 * A page of rows sorted by local id. The cursor is the id's number, so that a page keeps its bounds
 * when nearby rows disappear.
 */
export function pageByOrdinal<R extends { readonly id: string }, T>(
  rows: readonly R[],
  { first, last, after, before, order }: PageArguments,
  sourceOf: (row: R) => T,
): CountedPage<T> {
  const isNewestFirst = order === 'NEWEST_FIRST';
  const sorted = isNewestFirst ? rows.toReversed() : rows;
  const placeOf = ({ id }: R): number => (isNewestFirst ? -ordinalOf(id) : ordinalOf(id));
  const from = placeAt(readOrdinal('after', after), isNewestFirst);
  const to = placeAt(readOrdinal('before', before), isNewestFirst);
  const least = from === null ? 0 : count(sorted, (row) => placeOf(row) <= from);
  const most = to === null ? sorted.length : count(sorted, (row) => placeOf(row) < to);
  const size = pageSize({ first, last });
  const begin = last ? Math.max(least, most - size) : least;
  const end = Math.max(begin, last ? most : Math.min(most, least + size));
  return {
    edges: sorted.slice(begin, end).map((row) => ({
      cursor: String(ordinalOf(row.id)),
      node: sourceOf(row),
    })),
    hasNextPage: end < sorted.length,
    hasPreviousPage: begin > 0,
    totalCount: sorted.length,
  };
}

const placeAt = (ordinal: number | null, isNewestFirst: boolean): number | null =>
  ordinal !== null && isNewestFirst ? -ordinal : ordinal;

/** The number of rows before the first that fails the test. */
function count<R>(rows: readonly R[], isSo: (row: R) => boolean): number {
  const end = rows.findIndex((row) => !isSo(row));
  return end === -1 ? rows.length : end;
}

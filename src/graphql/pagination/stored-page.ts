import { pageSize } from './page-arguments';
import type { PageArguments } from './page-arguments';

/** A range of a stored list, read from either end. */
export type StoreRange<P> = {
  readonly after: P | null;
  readonly before: P | null;
  readonly fromEnd: boolean;
  readonly limit: number;
};

type Rows<R> = {
  readonly rows: readonly R[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
};

/**
 * A page of a stored list; reads only the page and its bounds. `read` uses the stored order, and
 * `keyOf` identifies a row.
 */
export async function storedPage<P, R>(
  { first, last, order }: PageArguments,
  { after, before }: { readonly after: P | null; readonly before: P | null },
  read: (range: StoreRange<P>) => Promise<readonly R[]>,
  keyOf: (row: R) => string | number,
): Promise<Rows<R>> {
  const readRange = (range: StoreRange<P>): Promise<readonly R[]> =>
    read(order === 'NEWEST_FIRST' ? reversed(range) : range);
  const size = pageSize({ first, last });
  const fromEnd = typeof last === 'number';
  const found = await readRange({ after, before, fromEnd, limit: size + 1 });
  const rows = fromEnd ? found.slice(0, size).toReversed() : found.slice(0, size);
  const hasMore = found.length > size;

  /** True if the list continues beyond the page at that end. */
  const hasRowsBeyond = async (end: boolean, place: P | null): Promise<boolean> => {
    if (end === !fromEnd && hasMore) return true;
    if (place === null) return false;
    const [outmost] = await readRange({ after: null, before: null, fromEnd: end, limit: 1 });
    const bounds = end ? { after: null, before: place } : { after: place, before: null };
    const inner =
      rows.at(end ? -1 : 0) ?? (await readRange({ ...bounds, fromEnd: end, limit: 1 }))[0];
    return outmost !== undefined && (inner === undefined || keyOf(outmost) !== keyOf(inner));
  };
  const [hasPreviousPage, hasNextPage] = await Promise.all([
    hasRowsBeyond(false, after),
    hasRowsBeyond(true, before),
  ]);
  return { rows, hasNextPage, hasPreviousPage };
}

const reversed = <P>({ after, before, fromEnd, limit }: StoreRange<P>): StoreRange<P> => ({
  after: before,
  before: after,
  fromEnd: !fromEnd,
  limit,
});

import { badInput } from '../errors/fault';

type Optional<T> = T | null | undefined;

/** The arguments of every connection: at most one of `first` and `last`. */
export type PageArguments = {
  readonly first?: Optional<number>;
  readonly after?: Optional<string>;
  readonly last?: Optional<number>;
  readonly before?: Optional<string>;
  readonly order?: Optional<'OLDEST_FIRST' | 'NEWEST_FIRST'>;
};

const LARGEST_PAGE = 100;

/**
 * Reads the page size and direction; throws `BAD_USER_INPUT` for both sizes at once or for a size
 * out of bounds.
 */
export function readSizes(
  { first, last }: PageArguments,
  otherwise: number,
): Required<Pick<PageArguments, 'first' | 'last'>> {
  if (isGiven(first) && isGiven(last)) throw badInput('last', 'left out if `first` is given');
  if (isGiven(last)) return { first: null, last: readSize('last', last) };
  return { first: readSize('first', first ?? otherwise), last: null };
}

const isGiven = <T>(value: Optional<T>): value is T => value !== null && value !== undefined;

function readSize(field: string, size: number): number {
  if (size >= 1 && size <= LARGEST_PAGE) return size;
  throw badInput(field, `from 1 to ${LARGEST_PAGE}`);
}

/** The page's length; `LARGEST_PAGE` by default. */
export const pageSize = ({ first, last }: PageArguments): number => last ?? first ?? LARGEST_PAGE;

/** Reads a cursor that is a number; null for none. */
export function readOrdinal(
  field: 'after' | 'before' | 'afterCursor',
  cursor: Optional<string>,
): number | null {
  if (!isGiven(cursor)) return null;
  if (/^(0|[1-9]\d{0,14})$/.test(cursor)) return Number(cursor);
  throw badCursor(field);
}

export const badCursor = (field: 'after' | 'before' | 'afterCursor'): Error =>
  badInput(field, 'a cursor of this list, as this server gave it');

/** The events of a feed: by channel and type, like `journal`, and one page at a time (RFC 5005). */
import { isEnumType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { JournalStretch } from '../../engine';
import { fault } from '../errors/faults';

type Given = string | readonly string[] | undefined;

/** The query parameters of a feed's address. */
export type FeedQuery = {
  readonly token?: Given;
  readonly channels?: Given;
  readonly types?: Given;
  readonly before?: Given;
  readonly archive?: Given;
};

export type FeedPage = {
  readonly channels: NonNullable<JournalStretch['channels']> | null;
  readonly types: readonly string[] | null;
  /** The event before which the page ends; null for the newest page. */
  readonly before: number | null;
  /**
   * The number of an archive, from 1; null for no archive. An archive is a complete stretch of the
   * journal.
   */
  readonly archive: number | null;
};

const MOST_TYPES = 100;
const LONGEST_LISTED = 12;

/** Throws a `BAD_USER_INPUT` that names the wrong parameter. */
export function readFeedPage(schema: GraphQLSchema, query: FeedQuery): FeedPage {
  const before = readNumber('before', 'the number of an event, from 1', query.before);
  const archive = readNumber('archive', 'the number of an archive, from 1', query.archive);
  if (before !== null && archive !== null) throw wrong('archive', 'without "before"');
  return {
    channels: readNames(schema, 'channels', 'Channel', query.channels) as FeedPage['channels'],
    types: readNames(schema, 'types', 'EventType', query.types),
    before,
    archive,
  };
}

/** The names, from a list with commas or from repeated parameters; empty names are left out. */
function listed(given: Given): string[] {
  const all = given === undefined ? [] : [given].flat();
  return all.flatMap((each) => each.split(',')).filter((name) => name !== '');
}

function readNames(
  schema: GraphQLSchema,
  field: 'channels' | 'types',
  of: string,
  given: Given,
): readonly string[] | null {
  const names = [...new Set(listed(given))];
  if (names.length === 0) return null;
  const type = schema.getType(of);
  const known = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  if (names.length <= MOST_TYPES && names.every((name) => known.includes(name))) return names;
  const list = known.length > LONGEST_LISTED ? `values of ${of}` : known.join(', ');
  throw wrong(field, `at most ${MOST_TYPES} of these, with commas between: ${list}`);
}

function readNumber(field: 'before' | 'archive', expected: string, given: Given): number | null {
  const [text = '', ...more] = [given ?? []].flat();
  if (text === '') return null;
  if (more.length === 0 && /^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw wrong(field, expected);
}

const wrong = (field: string, expected: string): Error =>
  fault('BAD_USER_INPUT', `The parameter "${field}" must be ${expected}.`, { field, expected });

/** The query string of a page of the feed, with the reader's token. */
export function pageAddress(page: FeedPage, token: string | null): string {
  const search = new URLSearchParams();
  if (page.channels !== null) search.set('channels', page.channels.join(','));
  if (page.types !== null) search.set('types', page.types.join(','));
  if (page.before !== null) search.set('before', String(page.before));
  if (page.archive !== null) search.set('archive', String(page.archive));
  if (token !== null) search.set('token', token);
  const text = search.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

import { GAMES } from '../../engine';
import type {
  Engine,
  FeedKind,
  JournalRow,
  JournalStretch,
  SeasonRecord,
  SeasonSnapshot,
} from '../../engine';
import { feedPath, seasonGlobalId, serverVersion } from '../../graphql';
import { inOneLine } from '../../kernel';
import type { AccountId, Instant } from '../../kernel';
import { GAME_PAGES } from '../http/visible-season';
import { fault } from '../errors/faults';
import { printAtom } from './atom';
import type { FeedLink } from './atom';
import { printCalendar } from './ical';
import type { CalendarEntry } from './ical';
import { pageAddress } from './feed-page';
import type { FeedPage } from './feed-page';
import { createHash } from 'node:crypto';

const VERSION_8 = 0x80;
const VARIANT = 0x80;

/**
 * A UUID (RFC 9562, version 8) that depends only on the words, not on the server's address. It is
 * the entry's id for readers and calendars.
 */
export function lastingId(...words: readonly (string | number)[]): string {
  const bytes = createHash('sha256').update(words.join('\0')).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | VERSION_8, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | VARIANT, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The input of a feed's writer. */
export type FeedSource = {
  readonly engine: Engine;
  readonly reading: SeasonSnapshot;
  /** The reader's account; null without a token. */
  readonly account: AccountId | null;
  /** The server's address, without a slash at the end. */
  readonly base: string;
  /** The page to write; a calendar has no pages. */
  readonly page: FeedPage;
  /** The token from the feed's address, repeated in links to other pages; null without one. */
  readonly token: string | null;
};

/** The number of events in a page or an archive. */
const EVENTS = 50;
/** The number of events read to fill a page: events hidden from the reader are skipped. */
const LOOKED_AT = 5 * EVENTS;

/** The address of the season's page. */
function pageOf({ kind, id }: SeasonRecord, base: string): string {
  return `${base}/${GAME_PAGES[kind].page}/${seasonGlobalId(kind, id)}`;
}

/** The newest events, up to the snapshot's last event. */
async function newest(
  { engine, reading }: FeedSource,
  limit: number,
): Promise<readonly JournalRow[]> {
  const { id, seq } = reading.record;
  const stretch: JournalStretch = { after: null, before: seq + 1, fromEnd: true, limit };
  return engine.stretch(id, stretch);
}

const lastChange = (rows: readonly JournalRow[], { record }: SeasonSnapshot): Instant =>
  rows[0]?.atMs ?? record.createdAtMs;

async function calendarOf(source: FeedSource): Promise<string> {
  const { reading, account, base } = source;
  return printCalendar({
    name: reading.record.name,
    version: serverVersion(),
    changedAtMs: lastChange(await newest(source, 1), reading),
    entries: calendarEntries(reading, account, base),
  });
}

/** The season's deadlines; the account's own tasks are marked. */
export function calendarEntries(
  { kind, state, record }: SeasonSnapshot,
  account: AccountId | null,
  base: string,
): CalendarEntry[] {
  const url = pageOf(record, base);
  return GAMES[kind].deadlinesOf(state, account).map((deadline) => ({
    uid: lastingId('ridotto', record.id, 'deadline', deadline.id),
    atMs: deadline.atMs,
    summary: `${record.name}: ${inOneLine(deadline.text)}`,
    categories: deadline.waits ? ['Waits for you'] : [],
    url,
    alarm: deadline.waits,
  }));
}

type Rows = { readonly rows: readonly JournalRow[]; readonly links: readonly FeedLink[] };

/** The address of another page or archive of the feed. */
const addressIn = (
  { reading, base, page, token }: FeedSource,
  place: { readonly before?: number; readonly archive?: number } = {},
): string =>
  base +
  feedPath('EVENTS', reading.record) +
  pageAddress({ ...page, before: null, archive: null, ...place }, token);

const sees = ({ reading, account }: FeedSource, event: { readonly type: string }): boolean =>
  GAMES[reading.kind].seesEvent(reading.state, account, event);

/**
 * The filters. Types hidden from the reader are not searched, so that neither counts nor times
 * reveal them.
 */
const filtersOf = (source: FeedSource): Pick<JournalStretch, 'channels' | 'types'> => ({
  channels: source.page.channels,
  types: source.page.types?.filter((type) => sees(source, { type })) ?? null,
});

/**
 * The rows of a page, newest first, with links to the first and next page and the latest archive.
 */
async function pageRows(source: FeedSource): Promise<Rows> {
  const { engine, reading, page } = source;
  const { id, seq } = reading.record;
  const isWhole = page.channels === null && page.types === null;
  const limit = isWhole ? LOOKED_AT : EVENTS + 1;
  const before = Math.min(page.before ?? seq + 1, seq + 1);
  const read = await engine.stretch(id, {
    ...{ after: null, before, fromEnd: true, limit },
    ...filtersOf(source),
  });
  const seen = read.filter((event) => sees(source, event));
  const rows = seen.slice(0, EVENTS);
  const isMore = seen.length > EVENTS || read.length === limit;
  const next = isMore ? (rows.at(-1) ?? read.at(-1))?.seq : undefined;
  const archive = page.before === null ? await archiveUpTo(source, Math.floor(seq / EVENTS)) : null;
  const links: FeedLink[] = [{ rel: 'first', url: addressIn(source) }];
  if (next !== undefined) links.push({ rel: 'next', url: addressIn(source, { before: next }) });
  if (archive !== null) links.push({ rel: 'prev-archive', url: addressIn(source, { archive }) });
  return { rows, links };
}

/**
 * An archive is a complete stretch of the journal, so its entries never change. Throws `NOT_FOUND`
 * if the archive is not complete yet.
 */
async function archiveRows(source: FeedSource, archive: number): Promise<Rows> {
  const { engine, reading } = source;
  const { id, seq } = reading.record;
  if (archive * EVENTS > seq) throw fault('NOT_FOUND', 'There is no such archive yet.');
  const after = (archive - 1) * EVENTS;
  const read = await engine.stretch(id, {
    ...{ after, before: after + EVENTS + 1, fromEnd: true, limit: EVENTS },
    ...filtersOf(source),
  });
  const rows = read.filter((event) => sees(source, event));
  const [previous, next] = await Promise.all([
    archiveUpTo(source, archive - 1),
    archiveFrom(source, archive + 1),
  ]);
  const links: FeedLink[] = [{ rel: 'current', url: addressIn(source) }];
  const link = (rel: FeedLink['rel'], at: number | null): void => {
    if (at !== null) links.push({ rel, url: addressIn(source, { archive: at }) });
  };
  link('prev-archive', previous);
  link('next-archive', next);
  return { rows, links };
}

/**
 * The number of the newest archive up to `most`; if types are chosen, of the newest archive that
 * has an event of these types. Null if there is none.
 */
async function archiveUpTo(source: FeedSource, most: number): Promise<number | null> {
  if (most < 1) return null;
  if (source.page.types === null) return most;
  const stretch = { after: null, before: most * EVENTS + 1, fromEnd: true, limit: 1 };
  const { engine, reading } = source;
  const [row] = await engine.stretch(reading.record.id, { ...stretch, ...filtersOf(source) });
  return row === undefined ? null : Math.ceil(row.seq / EVENTS);
}

/**
 * The number of the oldest archive from `least` on; if types are chosen, of the oldest archive that
 * has an event of these types.
 */
async function archiveFrom(source: FeedSource, least: number): Promise<number | null> {
  const { engine, reading } = source;
  const { id, seq } = reading.record;
  const last = Math.floor(seq / EVENTS);
  if (least > last) return null;
  if (source.page.types === null) return least;
  const [row] = await engine.stretch(id, {
    ...{ after: (least - 1) * EVENTS, before: last * EVENTS + 1, fromEnd: false, limit: 1 },
    ...filtersOf(source),
  });
  return row === undefined ? null : Math.ceil(row.seq / EVENTS);
}

async function eventsOf(source: FeedSource): Promise<string> {
  const { reading, base, page } = source;
  const { id, name } = reading.record;
  const game = GAMES[reading.kind];
  const url = pageOf(reading.record, base);
  const { archive } = page;
  const { rows, links } =
    archive === null ? await pageRows(source) : await archiveRows(source, archive);
  const entries = rows.map(({ seq, atMs, type, payload }) => {
    const event = payload as unknown as Parameters<typeof game.eventText>[2];
    const title = inOneLine(game.eventText(reading.state, seq, event));
    const entryId = `urn:uuid:${lastingId('ridotto', id, 'event', seq)}`;
    return { id: entryId, atMs, title, category: type, url: `${url}/at/${seq}` };
  });
  return printAtom({
    id: `urn:uuid:${lastingId('ridotto', id, 'events', ...filterOf(page))}`,
    title: name,
    version: serverVersion(),
    changedAtMs: lastChange(rows, reading),
    // Without the token, so that readers may pass the address on.
    selfUrl: base + feedPath('EVENTS', reading.record) + pageAddress(page, null),
    url,
    isArchive: archive !== null,
    links,
    entries,
  });
}

/** A filtered feed has an id of its own; the whole feed keeps its id from earlier versions. */
const filterOf = ({ channels, types }: FeedPage): readonly string[] =>
  channels !== null || types !== null ? [(channels ?? []).join(), (types ?? []).join()] : [];

/** The media type and the writer of each feed. */
export const FEEDS: Readonly<
  Record<
    FeedKind,
    { readonly mediaType: string; readonly write: (source: FeedSource) => Promise<string> }
  >
> = {
  CALENDAR: { mediaType: 'text/calendar; charset=utf-8', write: calendarOf },
  EVENTS: { mediaType: 'application/atom+xml; charset=utf-8', write: eventsOf },
};

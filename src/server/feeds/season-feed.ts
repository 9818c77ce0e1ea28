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
import { printAtom } from './atom';
import { printCalendar } from './ical';
import type { CalendarEntry } from './ical';
import { pageAddress } from './feed-page';
import type { FeedPage } from './feed-page';
import { createHash } from 'node:crypto';

const VERSION_8 = 0x80;
const VARIANT = 0x80;

/**
 * A UUID (RFC 9562, version 8) that is the same for the same words at every address of the server:
 * the entry's id for readers and calendars.
 */
export function lastingId(...words: readonly (string | number)[]): string {
  const bytes = createHash('sha256').update(words.join('\0')).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | VERSION_8, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | VARIANT, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The data of a feed. */
export type FeedSource = {
  readonly engine: Engine;
  readonly reading: SeasonSnapshot;
  /** The reader's account; null without a token. */
  readonly account: AccountId | null;
  /** The server's address, without a slash at the end. */
  readonly base: string;
  /** The events to write; a calendar has no pages. */
  readonly page: FeedPage;
  /** The token in the address, repeated in links to other pages; null without one. */
  readonly token: string | null;
};

/** The number of events in a feed. */
const EVENTS = 50;
/** The number of events searched for them: hidden ones are skipped. */
const LOOKED_AT = 5 * EVENTS;

/** The address of the season's page. */
function pageOf({ kind, id }: SeasonRecord, base: string): string {
  return `${base}/${GAME_PAGES[kind].page}/${seasonGlobalId(kind, id)}`;
}

/** The newest events up to the reading's last. */
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

/** The season's hours, marked with the account's tasks. */
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

/** The rows of the page, newest first, and the end of the next page; null on the last. */
async function pageRows({ engine, reading, account, page }: FeedSource): Promise<{
  readonly rows: readonly JournalRow[];
  readonly next: number | null;
}> {
  const { id, seq } = reading.record;
  const game = GAMES[reading.kind];
  const sees = (event: { readonly type: string }): boolean =>
    game.seesEvent(reading.state, account, event);
  const { channels, types } = page;
  const isWhole = channels === null && types === null;
  const limit = isWhole ? LOOKED_AT : EVENTS + 1;
  const read = await engine.stretch(id, {
    ...{ after: null, before: Math.min(page.before ?? seq + 1, seq + 1), fromEnd: true, limit },
    // Hidden types are not searched: neither number nor time reveals them.
    ...{ channels, types: types?.filter((type) => sees({ type })) ?? null },
  });
  const seen = read.filter(sees);
  const rows = seen.slice(0, EVENTS);
  const isMore = seen.length > EVENTS || read.length === limit;
  return { rows, next: isMore ? ((rows.at(-1) ?? read.at(-1))?.seq ?? null) : null };
}

async function eventsOf(source: FeedSource): Promise<string> {
  const { reading, base, page, token } = source;
  const { id, name } = reading.record;
  const game = GAMES[reading.kind];
  const url = pageOf(reading.record, base);
  const { rows, next } = await pageRows(source);
  const entries = rows.map(({ seq, atMs, type, payload }) => {
    const event = payload as unknown as Parameters<typeof game.eventText>[2];
    const title = inOneLine(game.eventText(reading.state, seq, event));
    const entryId = `urn:uuid:${lastingId('ridotto', id, 'event', seq)}`;
    return { id: entryId, atMs, title, category: type, url: `${url}/at/${seq}` };
  });
  const path = base + feedPath('EVENTS', reading.record);
  const addressOf = (before: number | null): string =>
    path + pageAddress({ ...page, before }, token);
  return printAtom({
    id: `urn:uuid:${lastingId('ridotto', id, 'events', ...filterOf(page))}`,
    title: name,
    version: serverVersion(),
    changedAtMs: lastChange(rows, reading),
    // Without the token: a reader may pass this address on.
    selfUrl: path + pageAddress(page, null),
    url,
    firstUrl: addressOf(null),
    nextUrl: next === null ? null : addressOf(next),
    entries,
  });
}

/** A filtered feed has an id of its own; the whole feed keeps its old one. */
const filterOf = ({ channels, types }: FeedPage): readonly string[] =>
  channels !== null || types !== null ? [(channels ?? []).join(), (types ?? []).join()] : [];

/** The writer of each feed. */
export const FEEDS: Readonly<
  Record<
    FeedKind,
    { readonly mediaType: string; readonly write: (source: FeedSource) => Promise<string> }
  >
> = {
  CALENDAR: { mediaType: 'text/calendar; charset=utf-8', write: calendarOf },
  EVENTS: { mediaType: 'application/atom+xml; charset=utf-8', write: eventsOf },
};

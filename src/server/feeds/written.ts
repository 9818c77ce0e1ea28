import { GAMES } from '../../engine';
import type { Engine, FeedKind, JournalRow, JournalStretch, SeasonSnapshot } from '../../engine';
import { feedPath, seasonGlobalId, serverVersion } from '../../graphql';
import { inOneLine } from '../../kernel';
import type { AccountId, Instant } from '../../kernel';
import { GAME_PAGES } from '../http/game-pages';
import { printAtom } from './atom';
import { printCalendar } from './ical';
import { lastingId } from './lasting-id';

/** The data of a feed. */
export type FeedSource = {
  readonly engine: Engine;
  readonly reading: SeasonSnapshot;
  /** The reader's account; null without a token. */
  readonly account: AccountId | null;
  /** The server's address, without a slash at the end. */
  readonly base: string;
};

/** The number of events in a feed. */
const EVENTS = 50;
/** The number of events searched for them: hidden ones are skipped. */
const LOOKED_AT = 5 * EVENTS;

/** The address of the season's page. */
function pageOf({ reading, base }: FeedSource): string {
  const { kind, id } = reading.record;
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
  const { reading, account } = source;
  const { id, name } = reading.record;
  const url = pageOf(source);
  return printCalendar({
    name,
    version: serverVersion(),
    changedAtMs: lastChange(await newest(source, 1), reading),
    entries: GAMES[reading.kind].deadlinesOf(reading.state, account).map((deadline) => ({
      uid: lastingId('ridotto', id, 'deadline', deadline.id),
      atMs: deadline.atMs,
      summary: `${name}: ${inOneLine(deadline.text)}`,
      categories: deadline.waits ? ['Waits for you'] : [],
      url,
    })),
  });
}

async function eventsOf(source: FeedSource): Promise<string> {
  const { reading, account, base } = source;
  const { id, name } = reading.record;
  const game = GAMES[reading.kind];
  const url = pageOf(source);
  const rows = await newest(source, LOOKED_AT);
  const told = rows.flatMap(({ seq, atMs, type, payload }) => {
    const event = payload as unknown as Parameters<typeof game.eventText>[2];
    if (!game.seesEvent(reading.state, account, event)) return [];
    const title = inOneLine(game.eventText(reading.state, seq, event));
    const entryId = `urn:uuid:${lastingId('ridotto', id, 'event', seq)}`;
    return [{ id: entryId, atMs, title, category: type, url }];
  });
  return printAtom({
    id: `urn:uuid:${lastingId('ridotto', id, 'events')}`,
    title: name,
    version: serverVersion(),
    changedAtMs: lastChange(rows, reading),
    selfUrl: base + feedPath('EVENTS', reading.record),
    url,
    entries: told.slice(0, EVENTS),
  });
}

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

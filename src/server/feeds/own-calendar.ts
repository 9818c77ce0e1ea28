/**
 * Prints `/calendar/me.ics`: the deadlines of an account's unfinished seasons, except rehearsals.
 */
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { GAMES } from '../../engine';
import type { Engine, SeasonRecord, SeasonSnapshot } from '../../engine';
import { serverVersion } from '../../graphql';
import { instant } from '../../kernel';
import type { AccountId } from '../../kernel';
import { printCalendar } from './ical';
import type { CalendarEntry } from './ical';
import { calendarEntries } from './season-feed';

/** The maximum number of seasons for each status; the newest are taken. */
const MOST_SEASONS = 50;
/** The number of seasons read at a time: some must be loaded from the store. */
const AT_ONCE = 10;

/**
 * The seasons' snapshots: first the running seasons, then the seasons in setup. A season that the
 * account may no longer see is left out.
 */
export async function ownSeasons(engine: Engine, account: AccountId): Promise<SeasonSnapshot[]> {
  const filter = { visibleTo: account, of: account, rehearsal: false, limit: MOST_SEASONS };
  const lists = await Promise.all(
    (['RUNNING', 'SETUP'] as const).map((status) => engine.list({ ...filter, status })),
  );
  const records = lists.flat();
  const readings: SeasonSnapshot[] = [];
  for (let at = 0; at < records.length; at += AT_ONCE) {
    const some = records.slice(at, at + AT_ONCE);
    const found = await Promise.all(some.map(({ id, seq }: SeasonRecord) => engine.read(id, seq)));
    readings.push(
      ...found.flatMap((reading) =>
        reading !== null && GAMES[reading.kind].canSee(reading.state, account) ? [reading] : [],
      ),
    );
    await turnOfLoop();
  }
  return readings;
}

export async function printOwnCalendar(
  readings: readonly SeasonSnapshot[],
  account: AccountId,
  base: string,
): Promise<string> {
  const entries: CalendarEntry[] = [];
  for (const reading of readings) {
    entries.push(...calendarEntries(reading, account, base));
    await turnOfLoop();
  }
  const changedAtMs = instant(Math.max(0, ...readings.map(({ record }) => record.activeAtMs)));
  return printCalendar({ name: 'Ridotto', version: serverVersion(), changedAtMs, entries });
}

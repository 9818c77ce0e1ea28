/**
 * Prints `/calendar/me.ics`: the deadlines of an account's unfinished seasons, except rehearsals.
 */
import { DamagedFault, GAMES } from '../../engine';
import type { Engine, SeasonRecord, SeasonSnapshot } from '../../engine';
import { serverVersion } from '../../graphql';
import { instant } from '../../kernel';
import type { AccountId } from '../../kernel';
import type { CpuMeter } from '../scheduling/cpu-meter';
import { printCalendar } from './ical';
import type { CalendarEntry } from './ical';
import { calendarEntries } from './season-feed';

/** The maximum number of seasons of each status in a calendar; older seasons are left out. */
const MOST_SEASONS = 50;

/** The seasons of the calendar, newest first within each status. */
export async function listOwnSeasons(
  engine: Engine,
  account: AccountId,
): Promise<readonly SeasonRecord[]> {
  const filter = { visibleTo: account, of: account, rehearsal: false, limit: MOST_SEASONS };
  const lists = await Promise.all(
    (['RUNNING', 'SETUP'] as const).map((status) => engine.list({ ...filter, status })),
  );
  return lists.flat();
}

/** Omits seasons that are damaged or that the account can no longer see. */
export async function printOwnCalendar(
  engine: Engine,
  records: readonly SeasonRecord[],
  { account, base, work }: { account: AccountId; base: string; work: CpuMeter },
): Promise<string> {
  const entries: CalendarEntry[] = [];
  for (const { id, seq } of records) {
    const reading = await readUndamaged(engine, id, seq);
    if (reading !== null && GAMES[reading.kind].canSee(reading.state, account)) {
      entries.push(...calendarEntries(reading, account, base));
    }
    if (work.isOver()) await work.turn();
  }
  const changedAtMs = instant(Math.max(0, ...records.map(({ activeAtMs }) => activeAtMs)));
  return printCalendar({ name: 'Ridotto', version: serverVersion(), changedAtMs, entries });
}

/** Null for a season whose rows cannot be read: the calendar still has all other seasons. */
async function readUndamaged(
  engine: Engine,
  id: SeasonRecord['id'],
  seq: number,
): Promise<SeasonSnapshot | null> {
  try {
    return await engine.read(id, seq);
  } catch (error) {
    if (error instanceof DamagedFault) return null;
    throw error;
  }
}

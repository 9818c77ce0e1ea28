import { byOrdinal } from '../../kernel';
import type { Engine, JournalRow, Reading } from '../../engine';
import { drawsOf } from '../../round';
import type { RoundEvent } from '../../round';
import { needReading, reader } from '../access';
import type { Context } from '../context';
import type { QueryVerificationArgs } from '../generated/resolvers';
import { readSeasonId } from '../ids';
import { orNull } from '../input/checks';
import type { DrawOfEvent, VerificationSource } from './verification-source';

/** How many events are read at a time. */
const PAGE = 500;

type Draws = ReadonlyMap<number, readonly DrawOfEvent[]>;

export async function verification(
  _root: unknown,
  args: QueryVerificationArgs,
  context: Context,
): Promise<VerificationSource> {
  const account = reader(context)?.account.id ?? null;
  const reading = await needReading(context, readSeasonId('seasonId', args.seasonId), account);
  const only = orNull(args.week);
  let gathering: Promise<Draws> | null = null;
  const draws = (): Promise<Draws> => {
    gathering ??= gatherDraws(context.deps.engine, reading, only);
    return gathering;
  };
  const weeks = reading.state
    .all('weeks')
    .filter(({ week }) => only === null || week === only)
    .sort(byOrdinal);
  return {
    reading,
    streams: weeks.map((week) => ({
      week,
      draws: async () => (await draws()).get(week.week) ?? [],
    })),
  };
}

/** The draws of each week, from the whole journal, or from what there is up to the end of one. */
async function gatherDraws(
  engine: Engine,
  { record }: Reading,
  only: number | null,
): Promise<Draws> {
  const draws = new Map<number, DrawOfEvent[]>();
  for (let after = 0; ;) {
    const rows = await engine.journal(record.id, after, PAGE);
    for (const row of rows) addDraws(draws, row);
    after = rows.at(-1)?.seq ?? after;
    const isOver = rows.some((row) => row.type === 'WeekEnded' && row.payload['week'] === only);
    if (rows.length < PAGE || isOver) return draws;
  }
}

function addDraws(draws: Map<number, DrawOfEvent[]>, row: JournalRow): void {
  for (const draw of drawsOf(row.payload as unknown as RoundEvent)) {
    const ofWeek = draws.get(draw.week) ?? [];
    ofWeek.push({ ...draw, seq: row.seq });
    draws.set(draw.week, ofWeek);
  }
}

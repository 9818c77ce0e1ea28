import { byOrdinal } from '../../kernel';
import type { Engine, JournalRow } from '../../engine';
import { DRAWING_EVENTS, drawsOf, WEEK_ENDING_EVENT, weekEndedBy } from '../../round';
import type { RoundEvent } from '../../round';
import type { RoundSnapshot } from '../snapshots/by-game';
import type { ChanceDrawSource, ChanceStreamSource } from './sources';

/** The number of events in one read. */
const PAGE = 500;

const TELLING = [...DRAWING_EVENTS, WEEK_ENDING_EVENT];

type Draws = ReadonlyMap<number, readonly ChanceDrawSource[]>;

/** The random streams of all weeks of a round, or of the week `only`. */
export function weekStreams(
  engine: Engine,
  snapshot: RoundSnapshot,
  only: number | null,
): ChanceStreamSource[] {
  let gathering: Promise<Draws> | null = null;
  const draws = (): Promise<Draws> => {
    gathering ??= gatherDraws(engine, snapshot, only);
    return gathering;
  };
  return snapshot.state
    .all('weeks')
    .filter(({ week }) => only === null || week === only)
    .sort(byOrdinal)
    .map(({ week, commitment, binding, seed }) => ({
      snapshot,
      week,
      game: null,
      commitment,
      binding,
      seed,
      draws: async () => (await draws()).get(week) ?? [],
    }));
}

/** The draws of each week; with `only`, reads no further than the end of that week. */
async function gatherDraws(
  engine: Engine,
  { record }: RoundSnapshot,
  only: number | null,
): Promise<Draws> {
  const draws = new Map<number, ChanceDrawSource[]>();
  const stretch = { before: null, fromEnd: false, limit: PAGE, types: TELLING };
  for (let after = 0; ;) {
    const rows = await engine.stretch(record.id, { ...stretch, after });
    for (const row of rows) addDraws(draws, row.seq, eventOf(row));
    after = rows.at(-1)?.seq ?? after;
    const isOver = only !== null && rows.some((row) => weekEndedBy(eventOf(row)) === only);
    if (rows.length < PAGE || isOver) return draws;
  }
}

/** A round's journal has only round events. */
const eventOf = ({ payload }: JournalRow): RoundEvent => payload as unknown as RoundEvent;

function addDraws(draws: Map<number, ChanceDrawSource[]>, seq: number, event: RoundEvent): void {
  for (const { week, ...draw } of drawsOf(event)) {
    const ofWeek = draws.get(week) ?? [];
    ofWeek.push({ ...draw, seq });
    draws.set(week, ofWeek);
  }
}

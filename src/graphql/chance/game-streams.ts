import type { Engine, JournalRow } from '../../engine';
import { gamesOf, streamOf } from '../../dynasty';
import type { DynastyEvent, GameRow } from '../../dynasty';
import { officeStream } from '../../season';
import { gameSource } from '../giolitti/sources';
import type { DynastySnapshot } from '../snapshots/by-game';
import type { ChanceDrawSource, ChanceStreamSource } from './sources';

/** The number of events in one read. */
const PAGE = 500;

/** The events that record a dynasty's draws. */
const TELLING = ['GameStarted', 'OfficeFilled'];

/**
 * The start event's `seq` by game id, and the office draws by the number of the game whose seed
 * they used.
 */
type Gathered = {
  readonly starts: Map<string, number>;
  readonly offices: Map<number, ChanceDrawSource[]>;
};

/**
 * The random streams of all games of a dynasty, or of the game `only`. A game makes its draws when
 * it starts. Office draws may have used its seed before.
 */
export function gameStreams(
  engine: Engine,
  snapshot: DynastySnapshot,
  only: number | null,
): ChanceStreamSource[] {
  const games = gamesOf(snapshot.state).filter(({ number }) => only === null || number === only);
  let gathering: Promise<Gathered> | null = null;
  const gathered = (): Promise<Gathered> => {
    gathering ??= gather(engine, snapshot, games);
    return gathering;
  };
  return games.map((row) => ({
    snapshot,
    week: null,
    game: gameSource(snapshot, row),
    commitment: row.commitment,
    binding: row.binding,
    seed: row.seed,
    draws: async () => {
      const { starts, offices } = await gathered();
      return [...(offices.get(row.number) ?? []), ...drawsOf(row, starts.get(row.id) ?? 0)];
    },
  }));
}

/** Ties are rolled before the server knows whose client seeds count [ruling V1]. */
function drawsOf(row: GameRow, seq: number): ChanceDrawSource[] {
  const { ties, draws, clientSeeds } = row.rolls;
  const stream = streamOf(row);
  return [
    ...ties.map((draw) => ({ ...draw, seq, stream, clientSeeds: [] })),
    ...draws.map((draw) => ({ ...draw, seq, stream, clientSeeds })),
  ];
}

async function gather(
  engine: Engine,
  { record }: DynastySnapshot,
  games: readonly GameRow[],
): Promise<Gathered> {
  const gathered: Gathered = { starts: new Map(), offices: new Map() };
  const last = games.at(-1)?.id;
  const stretch = { before: null, fromEnd: false, limit: PAGE, types: TELLING };
  for (let after = 0; ;) {
    const rows = await engine.stretch(record.id, { ...stretch, after });
    for (const row of rows) note(gathered, row);
    after = rows.at(-1)?.seq ?? after;
    const isFound = last === undefined || gathered.starts.has(last);
    if (rows.length < PAGE || isFound) return gathered;
  }
}

function note({ starts, offices }: Gathered, { payload, seq }: JournalRow): void {
  const event = payload as unknown as DynastyEvent;
  if (event.type === 'GameStarted') starts.set(event.gameId, seq);
  if (event.type !== 'OfficeFilled' || event.officeDraw === undefined) return;
  const { game, ordinal, draw } = event.officeDraw;
  if (game === null) return;
  const drawn = { ...draw, seq, stream: officeStream(ordinal), clientSeeds: [] };
  offices.set(game, [...(offices.get(game) ?? []), drawn]);
}

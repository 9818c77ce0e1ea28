import type { Engine } from '../../engine';
import { gamesOf, streamOf } from '../../dynasty';
import type { GameRow } from '../../dynasty';
import { gameSource } from '../giolitti/sources';
import type { DynastyReading } from '../reading';
import type { ChanceDrawSource, ChanceStreamSource } from './verification-source';

/** How many events are read at a time. */
const PAGE = 500;

type Starts = ReadonlyMap<string, number>;

/** The games of a dynasty, or one of them. All that a game draws, it draws at its start. */
export function gameStreams(
  engine: Engine,
  reading: DynastyReading,
  only: number | null,
): ChanceStreamSource[] {
  const games = gamesOf(reading.state).filter(({ number }) => only === null || number === only);
  let gathering: Promise<Starts> | null = null;
  const starts = (): Promise<Starts> => {
    gathering ??= gatherStarts(engine, reading, games);
    return gathering;
  };
  return games.map((row) => ({
    reading,
    week: null,
    game: gameSource(reading, row),
    commitment: row.commitment,
    binding: row.binding,
    seed: row.seed,
    draws: async () => drawsOf(row, (await starts()).get(row.id) ?? 0),
  }));
}

/** Ties are thrown before it is known whose seeds count [ruling V1]. */
function drawsOf(row: GameRow, seq: number): ChanceDrawSource[] {
  const { ties, draws, clientSeeds } = row.rolls;
  const stream = streamOf(row);
  return [
    ...ties.map((draw) => ({ ...draw, seq, stream, clientSeeds: [] })),
    ...draws.map((draw) => ({ ...draw, seq, stream, clientSeeds })),
  ];
}

/** The journal positions at which the games were started. */
async function gatherStarts(
  engine: Engine,
  { record }: DynastyReading,
  games: readonly GameRow[],
): Promise<Starts> {
  const starts = new Map<string, number>();
  const last = games.at(-1)?.id;
  for (let after = 0; ;) {
    const rows = await engine.journal(record.id, after, PAGE);
    for (const { type, payload, seq } of rows) {
      const { gameId } = payload;
      if (type === 'GameStarted' && typeof gameId === 'string') starts.set(gameId, seq);
    }
    after = rows.at(-1)?.seq ?? after;
    if (rows.length < PAGE || last === undefined || starts.has(last)) return starts;
  }
}

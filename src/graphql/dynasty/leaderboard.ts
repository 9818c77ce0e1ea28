import { byOrdinal } from '../../kernel';
import type { DynastyReading } from '../../engine';
import { playersOf, playerView } from '../../dynasty';
import { playerSource } from '../sources';
import type { PlayerSource } from '../sources';

export type LeaderboardEntrySource = {
  readonly place: number;
  readonly player: PlayerSource;
  readonly value: number;
};

/** Highest first; equal players share a place, the one who joined first before the others. */
export function leaderboardOf(
  reading: DynastyReading,
  order: 'PEGS' | 'MAGISTRELLI',
): LeaderboardEntrySource[] {
  const players = playersOf(reading.state, false).sort(byOrdinal);
  const valued = players.map((row) => {
    const { pegs, magistrelli } = playerView(reading.state, row, reading.now);
    return { row, value: order === 'PEGS' ? pegs : magistrelli };
  });
  return valued
    .sort((one, other) => other.value - one.value)
    .map(({ row, value }) => ({
      place: valued.filter((other) => other.value > value).length + 1,
      player: playerSource(reading, row),
      value,
    }));
}

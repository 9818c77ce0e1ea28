import { byOrdinal } from '../../kernel';
import { playersOf } from '../../season';
import type { PlayerRow } from '../ground/rows';
import { pegsOf, standingOf } from '../ground/state';
import type { DynastyState } from '../ground/state';

export type LeaderboardEntry = {
  readonly place: number;
  readonly player: PlayerRow;
  readonly value: number;
};

/** Highest first; equal players share a place, the one who joined first before the others. */
export function leaderboardOf(
  state: DynastyState,
  order: 'PEGS' | 'MAGISTRELLI',
): LeaderboardEntry[] {
  const players = playersOf(state, false).sort(byOrdinal);
  const valued = players.map((player) => ({
    player,
    value: order === 'PEGS' ? pegsOf(state, player.id) : standingOf(state, player.id).magistrelli,
  }));
  return valued
    .sort((one, other) => other.value - one.value)
    .map(({ player, value }) => ({
      place: valued.filter((other) => other.value > value).length + 1,
      player,
      value,
    }));
}

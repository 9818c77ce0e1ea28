/** The ranking of a season's players, by a number that the game counts. */
import type { PlayerId } from '../../kernel';
import { playersOf } from '../model/players';
import type { PlayerRow, SeasonState } from '../model/rows';

export type RankedPlayer = {
  readonly place: number;
  readonly player: PlayerRow;
  readonly value: number;
  /** True if the player has won. Winners come first, even with a lower number. */
  readonly won: boolean;
};

/**
 * Ranks the present players: first the winners, then the others, highest number first. Players with
 * equal numbers share a place and are listed in the order of joining.
 */
export function rankPlayers(
  state: SeasonState,
  valueOf: (player: PlayerId) => number,
  winners: readonly PlayerId[],
): RankedPlayer[] {
  const valued = playersOf(state, false)
    .map((player) => ({ player, value: valueOf(player.id), won: winners.includes(player.id) }))
    .sort((one, other) => other.value - one.value);
  const first = valued.filter(({ won }) => won);
  const others = valued.filter(({ won }) => !won);
  let place = 0;
  const placed = others.map((each, at) => {
    if (each.value !== others[at - 1]?.value) place = first.length + at + 1;
    return { place, ...each };
  });
  return [...first.map((each) => ({ place: 1, ...each })), ...placed];
}

/** Stores the results at the season's end. Later departures do not change them. */
export function putResults(state: SeasonState, ranking: readonly RankedPlayer[]): void {
  for (const { place, player, won } of ranking) {
    const { id, accountId } = player;
    state.put('results', { id, accountId, place, won });
  }
}

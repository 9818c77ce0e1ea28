/** The places of a season's players, by what its game counts. */
import type { PlayerId } from '../kernel';
import { playersOf } from './players';
import type { PlayerRow, SeasonState } from './rows';

export type Ranked = {
  readonly place: number;
  readonly player: PlayerRow;
  readonly value: number;
  /** Whether the player has won, and is first for that. */
  readonly won: boolean;
};

/**
 * The present players. Whoever has won is first, whatever the others have; otherwise the highest is. Equal
 * players share a place, the one who joined first before the others.
 */
export function ranked(
  state: SeasonState,
  valueOf: (player: PlayerId) => number,
  winners: readonly PlayerId[],
): Ranked[] {
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

/** Keeps what the season came to, as it ends. Leaving afterwards changes nothing of it. */
export function putResults(state: SeasonState, ranking: readonly Ranked[]): void {
  for (const { place, player, won } of ranking) {
    const { id, accountId } = player;
    state.put('results', { id, accountId, place, won });
  }
}

/** Who of a season is where, by what its game counts. */
import type { PlayerId } from '../kernel';
import { playersOf } from './players';
import type { PlayerRow, SeasonState } from './rows';

export type Ranked = {
  readonly place: number;
  readonly player: PlayerRow;
  readonly value: number;
};

/**
 * The present players. Whoever has won is first, whatever the others have; otherwise the highest is. Equal
 * players share a place, the one who joined first before the others.
 */
export function ranked(
  state: SeasonState,
  valueOf: (player: PlayerId) => number,
  winnerId: PlayerId | null,
): Ranked[] {
  const valued = playersOf(state, false)
    .map((player) => ({ player, value: valueOf(player.id) }))
    .sort((one, other) => other.value - one.value);
  const isWinner = ({ player }: { readonly player: PlayerRow }): boolean => player.id === winnerId;
  const winner = valued.filter(isWinner);
  const others = valued.filter((each) => !isWinner(each));
  let place = 0;
  const placed = others.map((each, at) => {
    if (each.value !== others[at - 1]?.value) place = winner.length + at + 1;
    return { place, ...each };
  });
  return [...winner.map((each) => ({ place: 1, ...each })), ...placed];
}

/** Keeps what the season came to, as it ends. Who leaves afterwards has taken part all the same. */
export function putResults(
  state: SeasonState,
  ranking: readonly Ranked[],
  winnerId: PlayerId | null,
): void {
  for (const { place, player } of ranking) {
    const { id, accountId } = player;
    state.put('results', { id, accountId, place, won: id === winnerId });
  }
}

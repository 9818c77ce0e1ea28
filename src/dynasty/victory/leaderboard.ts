import type { PlayerId } from '../../kernel';
import { ranked } from '../../season';
import type { Ranked } from '../../season';
import { dynastyOf, pegsOf, standingOf } from '../ground/state';
import type { DynastyState } from '../ground/state';

/** Highest first. */
export const leaderboardOf = (state: DynastyState, order: 'PEGS' | 'MAGISTRELLI'): Ranked[] =>
  ranked(
    state,
    (player) => (order === 'PEGS' ? pegsOf(state, player) : standingOf(state, player).magistrelli),
    winnerOf(state),
  );

function winnerOf(state: DynastyState): PlayerId[] {
  const { winnerId } = dynastyOf(state);
  return winnerId === null ? [] : [winnerId];
}

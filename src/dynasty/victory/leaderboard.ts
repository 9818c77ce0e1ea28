import type { PlayerId } from '../../kernel';
import { ranked } from '../../season';
import type { Ranked } from '../../season';
import { dynastyOf, pegsOf, standingOf } from '../ground/state';
import type { DynastyState } from '../ground/state';

type Order = 'PEGS' | 'MAGISTRELLI';

/** The winners first, then the highest. */
export const leaderboardOf = (state: DynastyState, order: Order): Ranked[] =>
  rankedBy(state, order, winnersOf(state));

export const rankedBy = (
  state: DynastyState,
  order: Order,
  winners: readonly PlayerId[],
): Ranked[] =>
  ranked(
    state,
    (player) => (order === 'PEGS' ? pegsOf(state, player) : standingOf(state, player).magistrelli),
    winners,
  );

/** Several where they share the victory; nobody while it is played, or where nobody won. */
export function winnersOf(state: DynastyState): PlayerId[] {
  const { winnerId } = dynastyOf(state);
  if (winnerId === null) return [];
  const sharing = state.all('results').filter(({ id, won }) => won && id !== winnerId);
  return [winnerId, ...sharing.map(({ id }) => id)];
}

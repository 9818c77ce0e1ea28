import type { PlayerId } from '../../kernel';
import { rankPlayers, winnersWith } from '../../season';
import type { RankedPlayer } from '../../season';
import { dynastyOf, pegsOf, standingOf } from '../model/state';
import type { DynastyState } from '../model/state';

type Order = 'PEGS' | 'MAGISTRELLI';

/** The ranking: winners first, then by highest count. */
export const leaderboardOf = (state: DynastyState, order: Order): RankedPlayer[] =>
  rankedBy(state, order, winnersOf(state));

export const rankedBy = (
  state: DynastyState,
  order: Order,
  winners: readonly PlayerId[],
): RankedPlayer[] =>
  rankPlayers(
    state,
    (player) => (order === 'PEGS' ? pegsOf(state, player) : standingOf(state, player).magistrelli),
    winners,
  );

export const winnersOf = (state: DynastyState): PlayerId[] =>
  winnersWith(state, dynastyOf(state).winnerId);

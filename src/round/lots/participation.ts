/**
 * "The Participation value … is given by one of the following criteria, whichever is higher: 10;
 * 2 for every 3 players; 2 of every player who bid in the previous auction" [Participation]. The
 * previous auction is the last one concluded; lots of a running one still stand [ruling E4].
 */
import { roundOf, rulesetOf } from '../ground/state';
import type { RoundState } from '../ground/state';

/** How many lots there may be, and what that is the highest of. */
export type Participation = {
  readonly lots: number;
  readonly minimum: number;
  readonly byPlayers: number;
  readonly byBidders: number;
};

export function participationOf(state: RoundState): Participation {
  const { minimum, perPlayers, perBidder } = rulesetOf(state).auction.participation;
  const players = state.countBy('players', 'active', 'yes');
  const byPlayers =
    perPlayers === null ? 0 : perPlayers.lots * Math.floor(players / perPlayers.players);
  const byBidders = (perBidder ?? 0) * roundOf(state).previousBidders;
  return { lots: Math.max(minimum, byPlayers, byBidders), minimum, byPlayers, byBidders };
}

/** House Lots alone count [ruling E4]. */
export const standingLots = (state: RoundState): number =>
  state.countBy('lots', 'standing', 'HOUSE');

/**
 * "The Participation value … is given by one of the following criteria, whichever is higher: 10; 2
 * for every 3 players; 2 of every player who bid in the previous auction" [Participation]. The
 * previous auction is the last one concluded; the lots of a running auction are still counted
 * [ruling E4].
 */
import { roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';

/**
 * The maximum number of cards in an auction, for any number of players, since all cards are drawn
 * at once [ruling S23].
 */
const MOST_CARDS = 60_000;

/**
 * The number of lots that may be generated, and the three criteria. `lots` is the highest
 * criterion, limited by `MOST_CARDS`.
 */
export type Participation = {
  readonly lots: number;
  readonly minimum: number;
  readonly byPlayers: number;
  readonly byBidders: number;
};

export function participationOf(state: RoundState): Participation {
  const { participation, cardsPerLot } = rulesetOf(state).auction;
  const { minimum, perPlayers, perBidder } = participation;
  const players = state.countBy('players', 'active', 'yes');
  const byPlayers =
    perPlayers === null ? 0 : perPlayers.lots * Math.floor(players / perPlayers.players);
  const byBidders = (perBidder ?? 0) * roundOf(state).previousBidders;
  const highest = Math.max(minimum, byPlayers, byBidders);
  const lots = Math.min(highest, Math.floor(MOST_CARDS / cardsPerLot));
  return { lots, minimum, byPlayers, byBidders };
}

/** The number of standing House Lots. Player Lots do not count [ruling E4]. */
export const standingLots = (state: RoundState): number =>
  state.countBy('lots', 'standing', 'HOUSE');

/**
 * "When someone stops being a player, they lose all their items" [Players]. The player's bids and
 * unresolved secret actions are withdrawn [Bidding; ruling B2]. Candidacy and chair are given up
 * first.
 */
import { destroy, holdingsOf } from '../../kernel';
import { leaveContracts } from '../contracts/leave-contracts';
import { loseDucks } from '../ducks/lose-ducks';
import type { ProposalId } from '../../season';
import {
  forgetVotesWhileIdle,
  leaveOffices,
  leftBy,
  nameOf,
  putLeft,
  stopHostingOf,
  withdrawAttempts,
} from '../../season';
import { newLeaders } from '../bidding/open-bids';
import { nextBidText, nextBidFacts } from '../bidding/text';
import { auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { withdrawPresented } from '../hands/present-hand';
import { leavePlayerLots } from '../house/player-lots';
import { forgetBallotsWhileIdle } from '../judge/conclude-confidence-votes';
import { leaveBench } from '../judge/end-term';
import { evolveWithdrawal, withdrawalOf } from '../secret-actions/withdraw';
import { ownerOf } from '../model/owners';
import { patchRound, roundOf, rulesetOf } from '../model/state';
import type { PlayerRow } from '../model/state';
import { standUpIfSitting } from '../tables/stand-up';
import { cancelTradesOf } from '../trades/cancel-trade';
import type { RoundTurn } from '../model/turn';
import type { PlayerLeft } from './vocabulary';
import { PLAYER_LEFT_UPCASTS } from './vocabulary';

/** Ends a membership: the player leaves, or the host or a proposal removes the player. */
export function depart(
  turn: RoundTurn,
  player: PlayerRow,
  departure: PlayerLeft['departure'],
  by: ProposalId | null = null,
): void {
  const { state } = turn;
  const { id } = player;
  standUpIfSitting(turn, id);
  leaveBench(turn, player);
  cancelTradesOf(turn, id);
  leaveContracts(turn, id);
  loseDucks(turn, id);
  leavePlayerLots(turn, id);
  const { actionIds, bidIds, nextBidIds } = withdrawalOf(state, id);
  const owner = ownerOf(id);
  const lost = rulesetOf(state).membership.losesItemsOnLeaving ? holdingsOf(state, owner) : [];
  turn.emit({
    type: 'PlayerLeft',
    ...leftBy(id, departure, by),
    withdrawnActionIds: actionIds,
    withdrawnBidIds: bidIds,
    nextBidIds,
    transfers: destroy(
      owner,
      lost.map(({ item, quantity }) => [item, quantity]),
    ),
  });
}

const stopHosting = stopHostingOf(roundOf, patchRound);

export const playerLeft: RoundEventRecord<PlayerLeft> = {
  evolve: (state, { atMs, event }) => {
    const { playerId, withdrawnActionIds, withdrawnBidIds } = event;
    evolveWithdrawal(state, withdrawnActionIds, withdrawnBidIds);
    withdrawPresented(state, playerId);
    leaveOffices(state, playerId);
    withdrawAttempts(state, playerId);
    forgetVotesWhileIdle(state, playerId);
    forgetBallotsWhileIdle(state, playerId);
    putLeft(state, event, atMs);
    stopHosting(state, playerId);
  },
  facts: (state, { playerId, departure, nextBidIds }) => {
    const next = nextBidFacts(state, nextBidIds);
    return next === null ? null : { player: nameOf(state, playerId), departure, ...next };
  },
  text: (state, { playerId, departure, nextBidIds }) =>
    `${nameOf(state, playerId)} ${departure === 'LEFT' ? 'left' : 'was removed'}${nextBidText(state, nextBidIds)}.`,
  channel: 'GAME_ACTIONS',
  touches: auctionTopic,
  notice: ({ playerId }, _state, player) => (player === playerId ? 'REMOVED' : 'LEADING_AGAIN'),
  concerns: ({ playerId, departure, nextBidIds }, state) => [
    ...(departure === 'REMOVED' ? [playerId] : []),
    ...newLeaders(nextBidIds, state),
  ],
  upcasts: PLAYER_LEFT_UPCASTS,
};

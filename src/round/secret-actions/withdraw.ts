/**
 * "When a bidder ceases to be a player, all of their bids on active auctions are withdrawn"
 * [Bidding]. All unresolved secret actions are withdrawn, too [ruling B2].
 */
import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { RoundState } from '../model/state';
import { nextBid, openBidsOf } from '../bidding/open-bids';
import type { BidId, SecretActionId } from '../model/ids';
import { markActionFailed } from './fail-secret-action';
import { openActionsOf } from './open-actions';
import { SECRET_ACTION_KINDS } from './vocabulary';

export type Withdrawal = {
  readonly actionIds: SecretActionId[];
  readonly bidIds: BidId[];
  /** The other players' open bids that lead their lots after the withdrawal. */
  readonly nextBidIds: BidId[];
};

/** The actions and bids that are withdrawn if the player leaves now. Open bids are included. */
export function withdrawalOf(state: RoundState, player: PlayerId): Withdrawal {
  const actions = SECRET_ACTION_KINDS.flatMap((kind) => openActionsOf(state, player, kind));
  const declared = actions
    .flatMap(({ id }) => state.by('bids', 'action', id))
    .filter(({ status }) => status === 'STANDING');
  const open = openBidsOf(state, player);
  return {
    actionIds: actions.sort(byOrdinal).map(({ id }) => id),
    bidIds: [...declared, ...open].sort(byOrdinal).map(({ id }) => id),
    nextBidIds: [...new Set(open.map(({ lotId }) => lotId))]
      .map((lotId) => nextBid(state, lotId, ({ playerId }) => playerId === player))
      .filter((bid) => bid !== null)
      .sort(byOrdinal)
      .map(({ id }) => id),
  };
}

export function evolveWithdrawal(
  state: RoundState,
  actionIds: readonly SecretActionId[],
  bidIds: readonly BidId[],
): void {
  for (const id of actionIds) markActionFailed(state, id, 'WITHDRAWN');
  for (const id of bidIds) {
    state.put('bids', { ...state.need('bids', id), status: 'FAILED', failure: 'WITHDRAWN' });
  }
}

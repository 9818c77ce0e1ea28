/**
 * "At the end of the Auction Phase, the auction concludes and the lot is transferred to the
 * possession of the highest bidder and points are deducted" [Bidding]. Lots are given out in order
 * of number. Paying for a lot can invalidate the winner's bids on later lots; the next valid bid
 * then wins [rulings A3, E1]. Lots without a winner stay [ruling E3].
 */
import type { Stepwise } from '../../kernel';
import { highestBid, lotsOfOpenAuction, openBidders } from '../bidding/open-bids';
import { hasProcedure } from '../../rulesets';
import { isPhaseOver } from '../calendar/phase';
import { roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import type { LotId } from '../model/ids';
import { concludeAuction } from './conclude-auction';
import { sellLot } from './sell-lot';

/**
 * Concludes the open auction if its phase ends now. `turn` must come from `invalidatingBids`. Bids
 * are decided at the end of their phase, whatever the present rules say [AG3].
 */
export function* concludeOpenAuction(turn: RoundTurn): Stepwise {
  if (!isPhaseOver(turn)) return;
  if (isOpenBiddingPhase(turn.state) || hasOpenBids(turn.state)) yield* giveOut(turn);
}

/**
 * Concludes the open auction if an amendment ends the auction's phase at this instant [rulings P4,
 * AG3].
 */
export function* concludeAuctionCutShort(turn: RoundTurn): Stepwise {
  if (isPhaseOver(turn) && hasOpenBids(turn.state)) yield* giveOut(turn);
}

/** True in the bidding phase if at least one class of lots takes open bids. */
function isOpenBiddingPhase(state: RoundState): boolean {
  const { auction } = rulesetOf(state);
  return hasProcedure(auction, 'OPEN') && roundOf(state).phase === auction.bidding.phase;
}

const hasOpenBids = (state: RoundState): boolean => openBidders(state).length > 0;

function* giveOut(turn: RoundTurn): Stepwise {
  const { state } = turn;
  // The number of bidders is final before lots are paid for: a payment invalidates only bids of a
  // player who has won a lot.
  const bidders = openBidders(state).length;
  const sold: LotId[] = [];
  const unsold: LotId[] = [];
  for (const lot of lotsOfOpenAuction(state)) {
    const bid = highestBid(state, lot.id);
    if (bid !== null) sellLot(turn, lot, bid);
    (bid === null ? unsold : sold).push(lot.id);
    yield;
  }
  concludeAuction(turn, 'OPEN', {
    week: roundOf(state).week,
    bidders,
    soldLotIds: sold,
    unsoldLotIds: unsold,
  });
}

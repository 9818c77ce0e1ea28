/**
 * "At the end of the Auction Phase, the auction concludes and the lot is transferred to the
 * possession of the highest bidder and points are deducted" [Bidding]. Lots go in order of number;
 * a price paid can make later bids of that player invalid, and the next valid bid of the lot then
 * wins it [rulings A3, E1]. Lots that nobody won stay [ruling E3].
 */
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
 * Concludes the auction of a bidding phase that ends now. The turn must be one that watches bids.
 * Bids keep the promised end of their phase, whatever the present rules say [AG3].
 */
export function concludeOpenAuction(turn: RoundTurn): void {
  if (!isPhaseOver(turn)) return;
  if (isOpenBiddingPhase(turn.state) || hasOpenBids(turn.state)) giveOut(turn);
}

/** The same for the bids of a phase that an amendment ends at this instant [rulings P4, AG3]. */
export function concludeAuctionCutShort(turn: RoundTurn): void {
  if (isPhaseOver(turn) && hasOpenBids(turn.state)) giveOut(turn);
}

/** Whether the round is in the phase of open bids, even if only for one class of lots. */
function isOpenBiddingPhase(state: RoundState): boolean {
  const { auction } = rulesetOf(state);
  return hasProcedure(auction, 'OPEN') && roundOf(state).phase === auction.bidding.phase;
}

const hasOpenBids = (state: RoundState): boolean => openBidders(state).length > 0;

function giveOut(turn: RoundTurn): void {
  const { state } = turn;
  // A bidder who loses a bid by a price paid here has won a lot: the number of bidders stays the
  // same.
  const bidders = openBidders(state).length;
  const sold: LotId[] = [];
  const unsold: LotId[] = [];
  for (const lot of lotsOfOpenAuction(state)) {
    const bid = highestBid(state, lot.id);
    if (bid !== null) sellLot(turn, lot, bid);
    (bid === null ? unsold : sold).push(lot.id);
  }
  concludeAuction(turn, 'OPEN', {
    week: roundOf(state).week,
    bidders,
    soldLotIds: sold,
    unsoldLotIds: unsold,
  });
}

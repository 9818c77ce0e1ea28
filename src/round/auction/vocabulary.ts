import type { PlayerId, Transfer } from '../../kernel';
import type { BiddingProcedure } from '../../rulesets';
import type { BidId, LotId } from '../model/ids';

export type LotSold = {
  readonly type: 'LotSold';
  readonly lotId: LotId;
  readonly bidId: BidId;
  readonly playerId: PlayerId;
  readonly price: number;
  readonly transfers: readonly Transfer[];
};
export type AuctionConcluded = {
  readonly type: 'AuctionConcluded';
  readonly week: number;
  /** The bidding procedure of the lots; left out if the rules have only one [ruling Y2]. */
  readonly procedure?: BiddingProcedure;
  /**
   * The number of players with at least one bid that did not fail. A sealed auction also counts the
   * week's open bidders.
   */
  readonly bidders: number;
  readonly soldLotIds: readonly LotId[];
  readonly unsoldLotIds: readonly LotId[];
};

export type AuctionEvent = LotSold | AuctionConcluded;

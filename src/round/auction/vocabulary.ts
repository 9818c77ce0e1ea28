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
  /** The procedure of its lots, if the rules have both; left out: all lots [ruling Y2]. */
  readonly procedure?: BiddingProcedure;
  /**
   * Players with at least one bid that did not fail; for sealed bids, also the bidders of the
   * week's open ones.
   */
  readonly bidders: number;
  readonly soldLotIds: readonly LotId[];
  readonly unsoldLotIds: readonly LotId[];
};

export type AuctionEvent = LotSold | AuctionConcluded;

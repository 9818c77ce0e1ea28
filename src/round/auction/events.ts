import type { PlayerId, Transfer } from '../../kernel';
import type { BiddingProcedure } from '../../rulesets';
import type { BidId, LotId } from '../ground/ids';

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
  /** Which of its lots were given out, where the rules have both; left out: all [ruling Y2]. */
  readonly procedure?: BiddingProcedure;
  /** Players with at least one bid that did not fail; with sealed ones, those of the week's open ones too. */
  readonly bidders: number;
  readonly soldLotIds: readonly LotId[];
  readonly unsoldLotIds: readonly LotId[];
};

export type AuctionEvent = LotSold | AuctionConcluded;

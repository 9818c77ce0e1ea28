import type { PlayerId, Transfer } from '../../kernel';
import type { BidId } from '../bidding/ids';
import type { LotId } from '../lots/ids';

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
  /** Players with at least one bid that did not fail. */
  readonly bidders: number;
  readonly soldLotIds: readonly LotId[];
  readonly unsoldLotIds: readonly LotId[];
};

export type AuctionEvent = LotSold | AuctionConcluded;

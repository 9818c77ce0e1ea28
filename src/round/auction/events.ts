import type { PlayerId, Transfer } from '../../kernel';

export type LotSold = {
  readonly type: 'LotSold';
  readonly lotId: string;
  readonly bidId: string;
  readonly playerId: PlayerId;
  readonly price: number;
  readonly transfers: readonly Transfer[];
};
export type AuctionConcluded = {
  readonly type: 'AuctionConcluded';
  readonly week: number;
  /** Players with at least one bid that did not fail. */
  readonly bidders: number;
  readonly soldLotIds: readonly string[];
  readonly unsoldLotIds: readonly string[];
};

export type AuctionEvent = LotSold | AuctionConcluded;

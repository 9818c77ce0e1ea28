import type { PlayerId } from '../../kernel';
import type { BidId, LotId } from '../model/ids';
import type { BidFailure } from './rows';

export type BidPlaced = {
  readonly type: 'BidPlaced';
  readonly bidId: BidId;
  readonly playerId: PlayerId;
  readonly lotId: LotId;
  readonly amount: number;
  /** The highest bid until then, perhaps of the same player; null for a first one. */
  readonly outbidId: BidId | null;
};
/** It is final, even if the bidder can afford the bid again. */
export type BidInvalidated = {
  readonly type: 'BidInvalidated';
  readonly bidId: BidId;
  readonly playerId: PlayerId;
  readonly lotId: LotId;
  readonly amount: number;
  /** The bidder's amount of the currency at that moment. */
  readonly has: number;
  /** The bid that leads the lot now; null for none, and if the invalid one did not lead. */
  readonly nextBidId: BidId | null;
  /** Whether the cause is the price of a lot that the bidder won in the same auction; left out for no. */
  readonly settling?: true;
};

export type BidFailed = {
  readonly type: 'BidFailed';
  readonly bidId: BidId;
  readonly playerId: PlayerId;
  readonly reason: BidFailure;
};

export type BiddingEvent = BidPlaced | BidInvalidated | BidFailed;

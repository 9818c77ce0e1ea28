import type { PlayerId } from '../../kernel';
import type { BidFailure } from '../ground/state';
import type { BidId, LotId } from '../ground/ids';

export type BidPlaced = {
  readonly type: 'BidPlaced';
  readonly bidId: BidId;
  readonly playerId: PlayerId;
  readonly lotId: LotId;
  readonly amount: number;
  /** The bid that was the highest until then, perhaps of the same player; null for a first one. */
  readonly outbidId: BidId | null;
};
/** For good, even when the bidder has as much again. */
export type BidInvalidated = {
  readonly type: 'BidInvalidated';
  readonly bidId: BidId;
  readonly playerId: PlayerId;
  readonly lotId: LotId;
  readonly amount: number;
  /** What the bidder has of the currency at that moment. */
  readonly has: number;
  /** The bid that leads the lot by it; null for none, and where the invalid one did not lead. */
  readonly nextBidId: BidId | null;
  /** Whether the price of a lot that the bidder won in the same auction did it; left out for no. */
  readonly settling?: true;
};

export type BidFailed = {
  readonly type: 'BidFailed';
  readonly bidId: BidId;
  readonly playerId: PlayerId;
  readonly reason: BidFailure;
};

export type BiddingEvent = BidPlaced | BidInvalidated | BidFailed;

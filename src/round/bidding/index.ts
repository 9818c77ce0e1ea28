import type { RoundCommands, RoundEvents } from '../model/records';
import type { BiddingCommand, BiddingEvent } from './vocabulary';
import { bidFailed } from './fail-bid';
import { bidInvalidated } from './invalidate-bids';
import { bidPlaced, placeBid } from './place-bid';

export const BIDDING_COMMANDS: RoundCommands<BiddingCommand> = { PlaceBid: placeBid };

export const BIDDING_EVENTS: RoundEvents<BiddingEvent> = {
  BidPlaced: bidPlaced,
  BidInvalidated: bidInvalidated,
  BidFailed: bidFailed,
};

import type { RoundEvents } from '../model/records';
import { auctionConcluded } from './conclude-auction';
import type { AuctionEvent } from './vocabulary';
import { lotSold } from './sell-lot';

export const AUCTION_EVENTS: RoundEvents<AuctionEvent> = {
  LotSold: lotSold,
  AuctionConcluded: auctionConcluded,
};

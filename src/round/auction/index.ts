import { theAuction } from '../declare';
import type { RoundEvents } from '../declare';
import type { AuctionConcluded, BidFailed, LotSold } from '../event';
import { evolveAuctionConcluded, evolveBidFailed, evolveLotSold } from './settle-auction';
import { auctionText, bidFailedText, soldText } from './text';
import { bidders } from './bidders';

export const AUCTION_EVENTS: RoundEvents<AuctionConcluded | BidFailed | LotSold> = {
  LotSold: {
    evolve: evolveLotSold,
    text: soldText,
    channel: 'AUCTIONS',
    touches: theAuction,
    concerns: bidders,
  },
  AuctionConcluded: {
    evolve: evolveAuctionConcluded,
    text: auctionText,
    channel: 'AUCTIONS',
    touches: theAuction,
  },
  BidFailed: {
    evolve: evolveBidFailed,
    text: bidFailedText,
    channel: 'AUCTIONS',
    touches: theAuction,
    concerns: ({ playerId }) => [playerId],
  },
};

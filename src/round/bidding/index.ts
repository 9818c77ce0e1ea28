import { byPlayer, theAuction } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import { bidInvalidatedText, bidPlacedText } from './text';
import type { PlaceBid } from './command';
import type { BiddingEvent } from './events';
import { evolveBidInvalidated } from './invalidate-bids';
import { leadersAgain, outbid } from './concerned';
import { evolveBidPlaced, placeBid } from './place-bid';
import { BID_INVALIDATED_BEFORE } from './upcasts';

export const BIDDING_COMMANDS: RoundCommands<PlaceBid> = {
  PlaceBid: byPlayer<PlaceBid>({
    rule: 'bidding',
    decide: placeBid,
    made: (event) => (event.type === 'BidPlaced' ? event.bidId : null),
  }),
};

export const BIDDING_EVENTS: RoundEvents<BiddingEvent> = {
  BidPlaced: {
    evolve: evolveBidPlaced,
    text: bidPlacedText,
    channel: 'AUCTIONS',
    touches: theAuction,
    concerns: outbid,
  },
  BidInvalidated: {
    evolve: evolveBidInvalidated,
    text: bidInvalidatedText,
    channel: 'AUCTIONS',
    touches: theAuction,
    concerns: ({ playerId, nextBidId }, state) => [
      ...new Set([playerId, ...leadersAgain(nextBidId === null ? [] : [nextBidId], state)]),
    ],
    upcasts: BID_INVALIDATED_BEFORE,
  },
};

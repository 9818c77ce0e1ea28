import type { RoundReading } from '../../engine';
import { biddingClosesAt, biddingProcedure, leadingBid, openMinimum } from '../../round';
import { eventFields, playerField } from '../events/event-fields';
import type { Resolvers } from '../generated/resolvers';
import { refusalField } from '../payload-resolvers';
import { printDateTime } from '../scalars/date-time';
import { bidSource, lotOf } from '../sources';
import type { BidSource, LotSource } from '../sources';
import { bidOf, bidOfDone } from './bidding-source';
import { placeBid } from './place-bid';

type OfBid = {
  readonly reading: RoundReading;
  readonly event: { readonly bidId: string; readonly lotId: string; readonly amount: number };
};
const bidFields = {
  bid: ({ reading, event }: OfBid): BidSource => bidOf(reading, event.bidId),
  lot: ({ reading, event }: OfBid): LotSource => lotOf(reading, event.lotId),
  amount: ({ event }: OfBid): number => event.amount,
};

export const biddingResolvers: Resolvers = {
  Mutation: { placeBid },
  Auction: {
    procedure: ({ reading }) => biddingProcedure(reading.state),
    biddingClosesAt: ({ reading }) => {
      const at = biddingClosesAt(reading.state, reading.now);
      return at === null ? null : printDateTime(at);
    },
  },
  Lot: {
    leadingBid: ({ reading, row }) => {
      const bid = leadingBid(reading.state, row);
      return bid === null ? null : bidSource(reading, bid);
    },
    minimumBid: ({ reading, row }) => openMinimum(reading.state, row),
  },
  Bid: {
    placedAt: ({ row: { placedAtMs } }) => (placedAtMs === null ? null : printDateTime(placedAtMs)),
  },
  PlaceBidPayload: {
    ...refusalField,
    bid: bidOfDone,
    lot: (done) => {
      const bid = bidOfDone(done);
      return bid === null ? null : lotOf(bid.reading, bid.row.lotId ?? '');
    },
    auction: ({ reading }) => (reading === null ? null : { reading }),
  },
  BidPlaced: {
    ...eventFields,
    ...playerField,
    ...bidFields,
    outbid: ({ reading, event: { outbidId } }) =>
      outbidId === null ? null : bidOf(reading, outbidId),
  },
  BidInvalidated: {
    ...eventFields,
    ...playerField,
    ...bidFields,
    has: ({ event }) => event.has,
    nextBid: ({ reading, event: { nextBidId } }) =>
      nextBidId === null ? null : bidOf(reading, nextBidId),
  },
};

import type { RoundReading } from '../../engine';
import type { Resolvers } from '../generated/resolvers';
import { bidSource, lotOf } from '../sources';
import type { LotSource } from '../sources';
import { eventFields, playerField, transfersField } from './event-fields';

const lotField = {
  lot: ({
    reading,
    event,
  }: {
    readonly reading: RoundReading;
    readonly event: { readonly lotId: string };
  }): LotSource => lotOf(reading, event.lotId),
};

/** Of lots and bids. */
export const auctionEventResolvers: Resolvers = {
  LotGenerated: { ...eventFields, ...lotField, rolls: ({ event }) => event.rolls },
  LotSold: {
    ...eventFields,
    ...lotField,
    ...playerField,
    ...transfersField,
    price: ({ event }) => event.price,
  },
  AuctionConcluded: {
    ...eventFields,
    week: ({ event }) => event.week,
    bidders: ({ event }) => event.bidders,
    sold: ({ reading, event }) => event.soldLotIds.map((id) => lotOf(reading, id)),
    unsold: ({ reading, event }) => event.unsoldLotIds.map((id) => lotOf(reading, id)),
  },
  BidFailed: {
    ...eventFields,
    ...playerField,
    bid: ({ reading, event }) => bidSource(reading, reading.state.need('bids', event.bidId)),
    reason: ({ event }) => event.reason,
  },
};

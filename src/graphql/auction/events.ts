import type { Resolvers } from '../generated/resolvers';
import { lotOf } from '../sources';

export const auctionEventResolvers = {
  AuctionConcluded: {
    sold: ({ reading, event }) => event.soldLotIds.map((id) => lotOf(reading, id)),
    unsold: ({ reading, event }) => event.unsoldLotIds.map((id) => lotOf(reading, id)),
  },
} satisfies Resolvers;

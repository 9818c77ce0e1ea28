import type { Resolvers } from '../generated/resolvers';

export const auctionEventResolvers = {
  AuctionConcluded: {
    procedure: ({ event }) => event.procedure ?? null,
  },
} satisfies Resolvers;

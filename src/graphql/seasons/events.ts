import type { Resolvers } from '../generated/resolvers';
import { bidSource } from '../nodes/sources';

export const seasonEventResolvers = {
  PlayerLeft: {
    nextBids: (source) => {
      if (source.game !== 'ROUND') return [];
      const { reading, event } = source;
      return event.nextBidIds.map((id) => bidSource(reading, reading.state.need('bids', id)));
    },
  },
} satisfies Resolvers;

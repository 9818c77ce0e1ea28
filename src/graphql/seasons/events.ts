import type { Resolvers } from '../generated/resolvers';
import { bidSource } from '../sources';

export const seasonEventResolvers = {
  PlayerJoined: {
    returned: (source) => source.game === 'DYNASTY' && source.event.returns === true,
  },
  PlayerLeft: {
    removed: ({ event }) => event.departure === 'REMOVED',
    nextBids: (source) => {
      if (source.game !== 'ROUND') return [];
      const { reading, event } = source;
      return event.nextBidIds.map((id) => bidSource(reading, reading.state.need('bids', id)));
    },
  },
} satisfies Resolvers;

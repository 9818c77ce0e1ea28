import type { Resolvers } from '../generated/resolvers';
import { bidSource } from '../sources';
import { fixedSeeds } from '../chance/fixed-seeds';

/** Of the round, its clock and its players. */
export const roundEventResolvers = {
  RoundCreated: {
    edition: ({ event }) => event.document.edition,
    rehearsal: ({ event }) => event.testClockMs !== null,
  },
  PlayerLeft: {
    removed: ({ event }) => event.departure === 'REMOVED',
    nextBids: (source) => {
      if (source.game !== 'ROUND') return [];
      const { reading, event } = source;
      return event.nextBidIds.map((id) => bidSource(reading, reading.state.need('bids', id)));
    },
  },
  WeekStarted: {
    clientSeeds: ({ reading, event }) => fixedSeeds(reading, event.clientSeeds),
  },
  IncomePaid: {
    payments: ({ reading, event }) => event.payments.map((payment) => ({ reading, payment })),
  },
} satisfies Resolvers;

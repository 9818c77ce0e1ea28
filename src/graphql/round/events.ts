import type { Resolvers } from '../generated/resolvers';

export const roundEventResolvers = {
  RoundCreated: {
    edition: ({ event }) => event.document.edition,
    rehearsal: ({ event }) => event.testClockMs !== null,
  },
} satisfies Resolvers;

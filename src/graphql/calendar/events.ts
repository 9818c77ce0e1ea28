import { fixedSeeds } from '../chance/fixed-seeds';
import type { Resolvers } from '../generated/resolvers';

export const calendarEventResolvers = {
  WeekStarted: {
    clientSeeds: ({ reading, event }) => fixedSeeds(reading, event.clientSeeds),
  },
} satisfies Resolvers;

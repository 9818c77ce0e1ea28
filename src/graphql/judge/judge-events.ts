import type { Resolvers } from '../generated/resolvers';

/** Of elections. */
export const judgeEventResolvers = {
  JudgeElected: {
    counts: ({ reading, event }) => event.counts.map((count) => ({ reading, count })),
  },
} satisfies Resolvers;

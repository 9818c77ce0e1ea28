import type { Resolvers } from '../generated/resolvers';

export const fortuneEventResolvers = {
  FortuneTold: {
    changes: ({ reading, event: { changes = [] } }) =>
      changes.map((change) => ({ reading, ...change })),
  },
} satisfies Resolvers;

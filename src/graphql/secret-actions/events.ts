import type { Resolvers } from '../generated/resolvers';

export const secretActionEventResolvers = {
  SecretActionRevealed: { revealed: ({ event }) => event.text },
} satisfies Resolvers;

import type { Resolvers } from '../generated/resolvers';

export const incomeEventResolvers = {
  IncomePaid: {
    cause: ({ event }) => event.cause ?? null,
    payments: ({ reading, event }) => event.payments.map((payment) => ({ reading, payment })),
  },
} satisfies Resolvers;

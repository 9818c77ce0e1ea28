import type { Resolvers } from '../generated/resolvers';

export const incomeEventResolvers = {
  IncomePaid: {
    payments: ({ reading, event }) => event.payments.map((payment) => ({ reading, payment })),
  },
} satisfies Resolvers;

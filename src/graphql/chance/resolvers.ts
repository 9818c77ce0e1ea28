import type { Resolvers } from '../generated/resolvers';
import { verification } from './verification';

export const chanceResolvers: Resolvers = {
  Query: { verification },
  Verification: {
    scope: ({ reading }) => reading.record.id,
    algorithm: () => 'ridotto/1',
  },
  ChanceStream: {
    week: ({ week }) => week.week,
    commitment: ({ week }) => week.commitment,
    seed: ({ week }) => week.seed,
    draws: ({ draws }) => draws(),
  },
};

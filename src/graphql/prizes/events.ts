import { rankView, rulesetOf } from '../../round';
import type { Resolvers } from '../generated/resolvers';

export const prizeEventResolvers = {
  HandPlaced: {
    score: ({ reading, event }) => rankView(rulesetOf(reading.state), event.score).score,
    poker: ({ reading, event }) => rankView(rulesetOf(reading.state), event.score).poker,
  },
} satisfies Resolvers;

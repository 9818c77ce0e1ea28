import { rankView, rulesetOf } from '../../round';
import type { Resolvers } from '../generated/resolvers';

/** Of hands and what they bring. */
export const handEventResolvers = {
  HandPlaced: {
    score: ({ reading, event }) => rankView(rulesetOf(reading.state), event.score).score,
    poker: ({ reading, event }) => rankView(rulesetOf(reading.state), event.score).poker,
  },
} satisfies Resolvers;

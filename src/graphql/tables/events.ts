import { cardView, rulesetOf, toldAt } from '../../round';
import type { Resolvers } from '../generated/resolvers';

/** Of wars. */
export const tableEventResolvers = {
  WarDrawn: {
    cards: ({ reading, seq, event }) => {
      const ruleset = rulesetOf(toldAt(reading.state, seq));
      return event.cards.map(({ playerId, card }) => ({
        reading,
        drawn: { playerId, card: cardView(ruleset, card) },
      }));
    },
  },
} satisfies Resolvers;

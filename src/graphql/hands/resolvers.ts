import { handsOf, handView } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { orNull } from '../input/checks';
import { globalIdOf, handSource, playerOf } from '../sources';
import { scoreHandField } from './score-hand-field';

export const handResolvers: Resolvers = {
  Query: { scoreHand: scoreHandField },
  Round: {
    hands: async (source, { week }) => {
      const reading = await source.reading();
      return handsOf(reading.state, orNull(week)).map((row) => handSource(reading, row));
    },
  },
  Hand: {
    id: globalIdOf,
    player: ({ reading, row }) => playerOf(reading, row.playerId),
    cards: ({ reading, row }) => handView(reading.state, row).cards,
    week: ({ row }) => row.week,
    status: ({ row }) => row.status,
    placement: ({ row }) => row.placement,
    score: ({ row }) => row.score,
  },
};

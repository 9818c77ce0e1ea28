import * as dynasty from '../../dynasty';
import * as round from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { playerOf } from '../sources';

export const victoryResolvers = {
  Round: {
    winners: async (source) => {
      const reading = await source.reading();
      return round.winnersOf(reading.state).map((id) => playerOf(reading, id));
    },
  },
  Dynasty: {
    winners: async (source) => {
      const reading = await source.reading();
      return dynasty.winnersOf(reading.state).map((id) => playerOf(reading, id));
    },
  },
  RoundWon: {
    winners: ({ reading, event: { playerId, sharedWith = [] } }) =>
      [playerId, ...sharedWith].map((id) => playerOf(reading, id)),
  },
  DynastyWon: {
    winners: ({ reading, event: { playerId, sharedWith = [] } }) =>
      [playerId, ...sharedWith].map((id) => playerOf(reading, id)),
  },
} satisfies Resolvers;

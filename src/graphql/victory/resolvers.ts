import * as dynasty from '../../dynasty';
import * as round from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { playerOf } from '../nodes/sources';

export const victoryResolvers: Resolvers = {
  Round: {
    victoryItem: async (source) => round.winningItemName((await source.reading()).state),
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
};

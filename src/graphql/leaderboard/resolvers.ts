import { leaderboardOf } from '../../dynasty';
import { placesIn } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { leaderboardPage } from './leaderboard-page';

export const leaderboardResolvers: Resolvers = {
  Round: {
    leaderboard: async (source, asked) => {
      const reading = await source.reading();
      return leaderboardPage(reading, 'VICTORY', placesIn(reading.state), asked);
    },
  },
  Dynasty: {
    leaderboard: async (source, { by, ...asked }) => {
      const reading = await source.reading();
      return leaderboardPage(reading, by, leaderboardOf(reading.state, by), asked);
    },
  },
};

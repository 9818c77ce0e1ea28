import { leaderboardOf } from '../../dynasty';
import { placesIn } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { leaderboardPage } from './leaderboard-page';

export const leaderboardResolvers: Resolvers = {
  Round: {
    leaderboard: async (source, asked) => {
      const snapshot = await source.snapshot();
      return leaderboardPage(snapshot, 'VICTORY', placesIn(snapshot.state), asked);
    },
  },
  Dynasty: {
    leaderboard: async (source, { by, ...asked }) => {
      const snapshot = await source.snapshot();
      return leaderboardPage(snapshot, by, leaderboardOf(snapshot.state, by), asked);
    },
  },
};

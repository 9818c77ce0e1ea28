import * as dynasty from '../../dynasty';
import * as round from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { playerOf } from '../nodes/sources';

export const victoryResolvers: Resolvers = {
  Round: {
    victoryLabel: async (source) => round.winningItemName((await source.snapshot()).state),
    winners: async (source) => {
      const snapshot = await source.snapshot();
      return round.winnersOf(snapshot.state).map((id) => playerOf(snapshot, id));
    },
  },
  Dynasty: {
    winners: async (source) => {
      const snapshot = await source.snapshot();
      return dynasty.winnersOf(snapshot.state).map((id) => playerOf(snapshot, id));
    },
  },
};

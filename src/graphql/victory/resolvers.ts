import * as dynasty from '../../dynasty';
import * as round from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { playerOf } from '../nodes/sources';
import type { RoundSource } from '../snapshots/season-source';

const victoryLabel = async (source: RoundSource): Promise<string | null> =>
  round.winningItemName((await source.snapshot()).state);

export const victoryResolvers: Resolvers = {
  Round: {
    victoryLabel,
    victoryItem: victoryLabel,
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

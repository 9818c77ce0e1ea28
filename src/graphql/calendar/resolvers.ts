import { roundView } from '../../round';
import type { Resolvers } from '../generated/resolvers';

export const calendarResolvers: Resolvers = {
  Round: {
    week: async (source) => {
      const { state, now } = await source.snapshot();
      return roundView(state, now).week;
    },
    asleep: async (source) => {
      const { state, now } = await source.snapshot();
      return roundView(state, now).asleep;
    },
  },
};

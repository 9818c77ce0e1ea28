import { confidant, findReading } from '../context/access';
import type { Resolvers } from '../generated/resolvers';
import { SeasonSource } from '../snapshots/season-source';
import { createFeedToken } from './create-feed-token';
import { feedPath } from './feed-path';

export const feedResolvers: Resolvers = {
  Mutation: { createFeedToken },
  Feed: {
    season: async ({ seasonId }, _args, context) => {
      const reading = await findReading(context, seasonId, confidant(context));
      return reading === null ? null : SeasonSource.of(reading);
    },
    path: async ({ kind, seasonId }, _args, context) => {
      const reading = await findReading(context, seasonId, confidant(context));
      return reading === null ? null : feedPath(kind, reading.record);
    },
  },
};

import type { SeasonSnapshot } from '../../engine';
import { findSeason } from '../context/access';
import type { QueryResolvers, Resolvers } from '../generated/resolvers';
import { SeasonSource } from '../snapshots/season-source';
import { startExhibition, startPractice } from './mutations';

/** Needs no account: exhibitions are public. */
const exhibitions: NonNullable<QueryResolvers['exhibitions']> = async (_root, _args, context) => {
  const ids = (await context.deps.exhibitions?.shown()) ?? [];
  const snapshots = await Promise.all(ids.map((id) => findSeason(context, id, null)));
  return snapshots
    .filter((snapshot) => snapshot !== null)
    .map((snapshot) => SeasonSource.of<SeasonSnapshot>(snapshot));
};

export const practiceResolvers: Resolvers = {
  Query: { exhibitions },
  Mutation: { startExhibition, startPractice },
};

import type { Resolvers } from '../generated/resolvers';
import { seasonField, seasonFields } from '../seasons/season-fields';
import { createRound } from './create-round';

export const roundResolvers: Resolvers = {
  Mutation: { createRound },
  Round: { ...seasonFields, steward: seasonField((view) => view.steward) },
};

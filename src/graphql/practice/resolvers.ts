import type { Resolvers } from '../generated/resolvers';
import { exhibitions } from './exhibitions';
import { startExhibition } from './start-exhibition';
import { startPractice } from './start-practice';

export const practiceResolvers: Resolvers = {
  Query: { exhibitions },
  Mutation: { startExhibition, startPractice },
};

import type { Resolvers } from '../generated/resolvers';
import { startExhibition } from './start-exhibition';
import { startPractice } from './start-practice';

export const practiceResolvers: Resolvers = { Mutation: { startExhibition, startPractice } };

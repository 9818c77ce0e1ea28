import type { Resolvers } from '../generated/resolvers';
import { startPractice } from './start-practice';

export const practiceResolvers: Resolvers = { Mutation: { startPractice } };

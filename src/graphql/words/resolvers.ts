import type { Resolvers } from '../generated/resolvers';
import { say } from './say';

export const wordResolvers: Resolvers = {
  Mutation: { say },
};

import type { Resolvers } from '../generated/resolvers';
import { advanceClock } from './advance-clock';
import { grantItems } from './grant-items';

export const rehearsalResolvers: Resolvers = { Mutation: { advanceClock, grantItems } };

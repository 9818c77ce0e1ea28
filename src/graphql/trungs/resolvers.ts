import type { Resolvers } from '../generated/resolvers';
import { tradeInTrungs } from './trade-in-trungs';

export const trungResolvers: Resolvers = { Mutation: { tradeInTrungs } };

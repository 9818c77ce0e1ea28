import type { Resolvers } from '../generated/resolvers';
import { lackSources } from './trade-source';

export const tradeEventResolvers = {
  TradeOff: { lacks: ({ reading, event }) => lackSources(reading, event.lacks) },
} satisfies Resolvers;

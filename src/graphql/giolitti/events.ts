import type { Resolvers } from '../generated/resolvers';
import { playerOf } from '../nodes/sources';

/** What events of games are made of. */
export const dynastyEventResolvers = {
  PegChange: {
    player: ({ reading, playerId }) => playerOf(reading, playerId),
    reason: ({ reason }) => reason ?? 'BET',
  },
  MagistrelliChange: { player: ({ reading, playerId }) => playerOf(reading, playerId) },
  GameMovement: { player: ({ reading, playerId }) => playerOf(reading, playerId) },
} satisfies Resolvers;

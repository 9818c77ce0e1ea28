import type { Resolvers } from '../generated/resolvers';
import { rulesetOf } from '../rulesets/sources';
import { playerOf } from '../sources';
import { gameOf } from './sources';

/** Of dynasties, and of games. */
export const dynastyEventResolvers = {
  RulesetPublished: {
    ruleset: ({ reading, event }) => rulesetOf(reading, event.revision),
    unmasked: ({ reading, event }) => event.unmaskedIds.map((id) => playerOf(reading, id)),
  },
  GameEnded: {
    fine: ({ reading, event }) => ({ game: gameOf(reading, event.gameId) }),
  },
  PegChange: {
    player: ({ reading, playerId }) => playerOf(reading, playerId),
    reason: ({ reason }) => reason ?? 'BET',
  },
  MagistrelliChange: { player: ({ reading, playerId }) => playerOf(reading, playerId) },
  GameMovement: { player: ({ reading, playerId }) => playerOf(reading, playerId) },
} satisfies Resolvers;

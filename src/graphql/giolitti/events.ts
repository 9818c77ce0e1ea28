import { environmentOf } from '../../dynasty';
import type { Card } from '../../rulesets';
import type { Resolvers } from '../generated/resolvers';
import { rulesetOf } from '../rulesets/sources';
import type { LocalIds } from '../ids';
import type { DynastyReading } from '../reading';
import { playerOf } from '../sources';
import { gameOf } from './sources';
import type { GiolittiCardSource } from './sources';

type OfGame = {
  readonly reading: DynastyReading;
  readonly event: { readonly gameId: LocalIds['GiolittiGame'] };
};

const cardOf = ({ reading, event }: OfGame, card: Card): GiolittiCardSource => ({
  ruleset: environmentOf(reading.state, reading.state.need('games', event.gameId)),
  card,
});

/** Of dynasties, and of games. */
export const dynastyEventResolvers = {
  RulesetPublished: {
    ruleset: ({ reading, event }) => rulesetOf(reading, event.revision),
    unmasked: ({ reading, event }) => event.unmaskedIds.map((id) => playerOf(reading, id)),
  },
  GameStarted: {
    grandCanal: (source) => cardOf(source, source.event.grandCanal),
  },
  CardPlayed: { card: (source) => cardOf(source, source.event.card) },
  GameEnded: {
    fine: ({ reading, event }) => ({ game: gameOf(reading, event.gameId) }),
    pegs: ({ reading, event }) => event.pegs.map((change) => ({ reading, ...change })),
    magistrelli: ({ reading, event }) =>
      event.magistrelli === null ? null : { reading, ...event.magistrelli },
  },
  GameVoided: {
    movements: ({ reading, event }) =>
      event.movements.map((movement) => ({ reading, ...movement })),
  },
  BetsSettled: {
    pegs: ({ reading, event }) =>
      event.pegs.map((change) => ({ reading, reason: 'BET' as const, ...change })),
  },
  PegChange: { player: ({ reading, playerId }) => playerOf(reading, playerId) },
  MagistrelliChange: { player: ({ reading, playerId }) => playerOf(reading, playerId) },
  GameMovement: { player: ({ reading, playerId }) => playerOf(reading, playerId) },
} satisfies Resolvers;

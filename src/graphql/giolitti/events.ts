import type { DynastyReading } from '../../engine';
import { environmentOf } from '../../dynasty';
import type { Card } from '../../rulesets';
import { fixedSeeds } from '../chance/fixed-seeds';
import { eventFields, playerField } from '../events/event-fields';
import type { Resolvers } from '../generated/resolvers';
import { printDateTime } from '../scalars/date-time';
import { playerOf } from '../sources';
import { betSource, gameOf } from './sources';
import type { CardSource, GameSource } from './sources';

type OfGame = { readonly reading: DynastyReading; readonly event: { readonly gameId: string } };

const gameField = {
  game: ({ reading, event }: OfGame): GameSource => gameOf(reading, event.gameId),
};
const cardOf = ({ reading, event }: OfGame, card: Card): CardSource => ({
  ruleset: environmentOf(reading.state, reading.state.need('games', event.gameId)),
  card,
});

/** Of dynasties, their players' masks and readiness, and of games. */
export const dynastyEventResolvers: Resolvers = {
  DynastyCreated: {
    ...eventFields,
    name: ({ event }) => event.name,
    edition: ({ event }) => event.document.edition,
    rehearsal: ({ event }) => event.testClockMs !== null,
    nextCommitment: ({ event }) => event.nextCommitment,
  },
  DynastyClosed: eventFields,
  RulesetPublished: {
    ...eventFields,
    ruleset: ({ reading, event }) => reading.state.need('revisions', `r${event.revision}`),
    unmasked: ({ reading, event }) => event.unmaskedIds.map((id) => playerOf(reading, id)),
  },
  ReadinessSet: {
    ...eventFields,
    ...playerField,
    ready: ({ event }) => event.ready,
    clientSeed: ({ event }) => event.clientSeed,
  },
  MaskWorn: { ...eventFields, ...playerField, mask: ({ event }) => event.mask },
  GameStarted: {
    ...eventFields,
    ...gameField,
    grandCanal: (source) => cardOf(source, source.event.grandCanal),
    bersaglio: ({ event }) => event.bersaglio,
    nextCommitment: ({ event }) => event.nextCommitment,
    nextClientSeeds: ({ reading, event }) => fixedSeeds(reading, event.nextClientSeeds),
  },
  CardPlayed: {
    ...eventFields,
    ...gameField,
    ...playerField,
    card: (source) => cardOf(source, source.event.card),
    claim: ({ event }) => event.claim,
    scored: ({ event }) => event.scored,
  },
  SfidaOffered: { ...eventFields, ...gameField, ...playerField },
  SfidaAnswered: {
    ...eventFields,
    ...gameField,
    ...playerField,
    accepted: ({ event }) => event.accepted,
    stakes: ({ event }) => event.stakes,
  },
  RealiUsed: {
    ...eventFields,
    ...gameField,
    ...playerField,
    trick: ({ event }) => event.trick,
    scored: ({ event }) => event.scored,
  },
  MaskRevealed: {
    ...eventFields,
    ...gameField,
    ...playerField,
    mask: ({ event }) => event.mask,
  },
  ClockWarned: {
    ...eventFields,
    ...gameField,
    ...playerField,
    deadline: ({ event }) => printDateTime(event.deadlineMs),
  },
  GameClosed: {
    ...eventFields,
    ...gameField,
    closing: ({ event }) => event.closing,
    resigned: ({ reading, event }) =>
      event.resignedId === null ? null : playerOf(reading, event.resignedId),
  },
  GameEnded: {
    ...eventFields,
    ...gameField,
    fine: ({ reading, event }) => ({ game: gameOf(reading, event.gameId) }),
    campione: ({ reading, event }) =>
      event.campioneId === null ? null : playerOf(reading, event.campioneId),
    pegs: ({ reading, event }) => event.pegs.map((change) => ({ reading, ...change })),
    magistrelli: ({ reading, event }) =>
      event.magistrelli === null ? null : { reading, ...event.magistrelli },
    moda: ({ event }) => event.moda,
  },
  GameVoided: {
    ...eventFields,
    ...gameField,
    reason: ({ event }) => event.reason,
    movements: ({ reading, event }) =>
      event.movements.map((movement) => ({ reading, ...movement })),
  },
  BookmakerDeclared: { ...eventFields, ...gameField, ...playerField },
  BetPlaced: {
    ...eventFields,
    bet: ({ reading, event }) => betSource(reading, reading.state.need('bets', event.betId)),
  },
  BetsSettled: {
    ...eventFields,
    ...gameField,
    part: ({ event }) => event.part,
    pegs: ({ reading, event }) =>
      event.pegs.map((change) => ({ reading, reason: 'BET' as const, ...change })),
  },
  PegChange: {
    player: ({ reading, playerId }) => playerOf(reading, playerId),
    reason: ({ reason }) => reason,
    by: ({ by }) => by,
  },
  MagistrelliChange: {
    player: ({ reading, playerId }) => playerOf(reading, playerId),
    from: ({ from }) => from,
    to: ({ to }) => to,
  },
  GameMovement: {
    player: ({ reading, playerId }) => playerOf(reading, playerId),
    pegs: ({ pegs }) => pegs,
    magistrelli: ({ magistrelli }) => magistrelli,
  },
};

import type { Resolvers } from '../generated/resolvers';
import { printDateTime } from '../scalars/date-time';
import { bidOf } from '../bidding/bidding-source';
import { fixedSeeds } from '../chance/fixed-seeds';
import { eventFields, playerField, transfersField } from './event-fields';

/** Of the round, its clock and its players. */
export const roundEventResolvers: Resolvers = {
  RoundCreated: {
    ...eventFields,
    name: ({ event }) => event.name,
    edition: ({ event }) => event.document.edition,
    startsAt: ({ event }) => printDateTime(event.startsAtMs),
    rehearsal: ({ event }) => event.testClockMs !== null,
  },
  RoundStarted: eventFields,
  TimeSkipped: { ...eventFields, since: ({ event }) => printDateTime(event.sinceMs) },
  RoundWon: { ...eventFields, ...playerField },
  RoundClosed: eventFields,
  InviteRotated: eventFields,
  ClockAdvanced: { ...eventFields, to: ({ event }) => printDateTime(event.toMs) },
  PlayerJoined: { ...eventFields, ...playerField },
  PlayerLeft: {
    ...eventFields,
    ...playerField,
    ...transfersField,
    removed: ({ event }) => event.departure === 'REMOVED',
    nextBids: (source) =>
      source.game === 'ROUND' ? source.event.nextBidIds.map((id) => bidOf(source.reading, id)) : [],
  },
  ItemsGranted: { ...eventFields, ...playerField, ...transfersField },
  WeekStarted: {
    ...eventFields,
    week: ({ event }) => event.week,
    commitment: ({ event }) => event.commitment,
    clientSeeds: ({ reading, event }) => fixedSeeds(reading, event.clientSeeds),
  },
  WeekEnded: {
    ...eventFields,
    week: ({ event }) => event.week,
    seed: ({ event }) => event.seed,
  },
  ClientSeedSet: { ...eventFields, ...playerField, sha256: ({ event }) => event.sha256 },
  PhaseStarted: {
    ...eventFields,
    phase: ({ event }) => event.phase,
    week: ({ event }) => event.week,
  },
  IncomePaid: {
    ...eventFields,
    payments: ({ reading, event }) => event.payments.map((payment) => ({ reading, payment })),
  },
  TrungsTradedIn: {
    ...eventFields,
    ...playerField,
    ...transfersField,
    exchange: ({ event }) => event.exchange,
    times: ({ event }) => event.times,
  },
};

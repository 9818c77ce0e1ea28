import type { RoundReading } from '../../engine';
import { amountsView, cardView, rulesetOf } from '../../round';
import { eventFields, playerField, transfersField } from '../events/event-fields';
import type { Resolvers } from '../generated/resolvers';
import { playerOf, tableOf } from '../sources';
import type { TableSource } from '../sources';

type OfTable = {
  readonly reading: RoundReading;
  readonly event: { readonly tableId: string };
};
const table = ({ reading, event }: OfTable): TableSource => tableOf(reading, event.tableId);

/** Of the slots and of wars. */
export const tableEventResolvers: Resolvers = {
  SlotsPlayed: {
    ...eventFields,
    ...playerField,
    ...transfersField,
    sitting: table,
    rolls: ({ event }) => event.rolls,
  },
  SatDown: { ...eventFields, ...playerField, war: table },
  WarProposed: {
    ...eventFields,
    ...playerField,
    ...transfersField,
    war: table,
    wager: ({ reading, event }) => amountsView(reading.state, event.wager),
    terms: ({ event }) => event.terms,
  },
  WarAgreed: {
    ...eventFields,
    ...playerField,
    ...transfersField,
    war: table,
    terms: ({ event }) => event.terms,
  },
  WarDrawn: {
    ...eventFields,
    ...transfersField,
    war: table,
    cards: ({ reading, event }) =>
      event.cards.map(({ playerId, card }) => ({
        reading,
        drawn: { playerId, card: cardView(rulesetOf(reading.state), card) },
      })),
    winner: ({ reading, event: { winnerId } }) =>
      winnerId === null ? null : playerOf(reading, winnerId),
    rolls: ({ event }) => event.rolls,
  },
  StoodUp: { ...eventFields, ...playerField, ...transfersField, table },
};

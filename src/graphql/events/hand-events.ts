import type { RoundReading } from '../../engine';
import { rankView, rulesetOf } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { handSource } from '../sources';
import type { HandSource } from '../sources';
import { eventFields, playerField, transfersField } from './event-fields';

const handField = {
  hand: ({
    reading,
    event,
  }: {
    readonly reading: RoundReading;
    readonly event: { readonly handId: string };
  }): HandSource => handSource(reading, reading.state.need('hands', event.handId)),
};

/** Of hands and what they bring. */
export const handEventResolvers: Resolvers = {
  HandPresented: { ...eventFields, ...playerField, ...handField },
  TieTossed: {
    ...eventFields,
    hands: ({ reading, event }) =>
      event.handIds.map((id) => handSource(reading, reading.state.need('hands', id))),
    rolls: ({ event }) => event.rolls,
  },
  HandPlaced: {
    ...eventFields,
    ...playerField,
    ...handField,
    ...transfersField,
    placement: ({ event }) => event.placement,
    score: ({ reading, event }) => rankView(rulesetOf(reading.state), event.score).score,
    poker: ({ reading, event }) => rankView(rulesetOf(reading.state), event.score).poker,
  },
  FortuneTold: {
    ...eventFields,
    ...playerField,
    ...handField,
    ...transfersField,
    fortune: ({ event }) => event.fortune,
    rolls: ({ event }) => event.rolls,
  },
};

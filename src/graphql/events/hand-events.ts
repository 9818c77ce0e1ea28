import type { Reading } from '../../engine';
import type { Resolvers } from '../generated/resolvers';
import { handSource } from '../sources';
import type { HandSource } from '../sources';
import { eventFields, playerField, transfersField } from './event-fields';

const handField = {
  hand: ({
    reading,
    event,
  }: {
    readonly reading: Reading;
    readonly event: { readonly handId: string };
  }): HandSource => handSource(reading, reading.state.need('hands', event.handId)),
};

/** Of hands and what they bring. */
export const handEventResolvers: Resolvers = {
  HandPlaced: {
    ...eventFields,
    ...playerField,
    ...handField,
    ...transfersField,
    placement: ({ event }) => event.placement,
    score: ({ event }) => event.score,
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

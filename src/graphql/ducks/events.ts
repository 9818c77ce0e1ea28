import type { RoundReading } from '../../engine';
import { eventFields, playerField, transfersField } from '../events/event-fields';
import type { Resolvers } from '../generated/resolvers';
import type { DuckSource } from '../sources';
import { duckOf } from './duck-source';

const duckField = {
  duck: ({
    reading,
    event,
  }: {
    readonly reading: RoundReading;
    readonly event: { readonly duckId: string };
  }): DuckSource => duckOf(reading, event.duckId),
};

export const duckEventResolvers: Resolvers = {
  DuckCreated: { ...eventFields, ...playerField, ...duckField },
  DuckTraded: { ...eventFields, ...playerField, ...duckField, ...transfersField },
  DuckLost: { ...eventFields, ...playerField, ...duckField, ...transfersField },
};

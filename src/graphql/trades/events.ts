import type { RoundReading } from '../../engine';
import { eventFields, transfersField } from '../events/event-fields';
import type { Resolvers } from '../generated/resolvers';
import { playerOf } from '../sources';
import type { TradeSource } from '../sources';
import { lackSources, tradeOf } from './trade-source';

const tradeField = {
  trade: ({
    reading,
    event,
  }: {
    readonly reading: RoundReading;
    readonly event: { readonly tradeId: string };
  }): TradeSource => tradeOf(reading, event.tradeId),
};

export const tradeEventResolvers: Resolvers = {
  TradeOffered: { ...eventFields, ...tradeField },
  TradeDone: { ...eventFields, ...tradeField, ...transfersField },
  TradeDeclined: { ...eventFields, ...tradeField },
  TradeCancelled: {
    ...eventFields,
    ...tradeField,
    leaver: ({ reading, event: { leaverId } }) =>
      leaverId === null ? null : playerOf(reading, leaverId),
  },
  TradeOff: {
    ...eventFields,
    ...tradeField,
    lacks: ({ reading, event }) => lackSources(reading, event.lacks),
  },
};

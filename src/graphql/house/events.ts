import type { RoundReading } from '../../engine';
import { amountsView } from '../../round';
import { eventFields, playerField, transfersField } from '../events/event-fields';
import type { Resolvers } from '../generated/resolvers';
import { lotOf, workSource } from '../sources';
import type { LotSource, WorkSource } from '../sources';

type OfLot = { readonly reading: RoundReading; readonly event: { readonly lotId: string } };
const lotField = { lot: ({ reading, event }: OfLot): LotSource => lotOf(reading, event.lotId) };

const workOf = (reading: RoundReading, id: string): WorkSource =>
  workSource(reading, reading.state.need('works', id));

/** Of Player Lots, third parties and Works of Art. */
export const houseEventResolvers: Resolvers = {
  PlayerLotCreated: {
    ...eventFields,
    ...lotField,
    ...playerField,
    ...transfersField,
    items: ({ reading, event }) => amountsView(reading.state, event.items),
  },
  PlayerLotReturned: { ...eventFields, ...lotField, ...playerField, ...transfersField },
  PlayerLotDestroyed: { ...eventFields, ...lotField, ...playerField, ...transfersField },
  ThirdPartyBidGenerated: {
    ...eventFields,
    ...lotField,
    ...playerField,
    value: ({ event }) => event.value,
    amount: ({ event }) => event.amount,
    rolls: ({ event }) => event.rolls,
  },
  ThirdPartyWon: {
    ...eventFields,
    ...lotField,
    ...playerField,
    ...transfersField,
    price: ({ event }) => event.price,
    works: ({ reading, event }) => event.workIds.map((id) => workOf(reading, id)),
  },
  WorksRevalued: {
    ...eventFields,
    ...lotField,
    ...playerField,
    values: ({ reading, event }) => event.values.map((value) => ({ reading, value })),
  },
  WorkValue: {
    work: ({ reading, value }) => workOf(reading, value.workId),
    value: ({ value }) => value.value,
  },
  WorkCreated: {
    ...eventFields,
    ...playerField,
    ...transfersField,
    work: ({ reading, event }) => workOf(reading, event.workId),
  },
};

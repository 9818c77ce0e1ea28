import type { Transfer } from '../../kernel';
import type { Reading } from '../../engine';
import { eventText, transferView } from '../../round';
import { printDateTime } from '../scalars/date-time';
import { playerOf } from '../sources';
import type { PlayerSource, TransferSource } from '../sources';
import type { ActorSource, EventSource } from './event-source';

/** The fields that every event has. */
export const eventFields = {
  at: ({ atMs }: Pick<EventSource, 'atMs'>): string => printDateTime(atMs),
  by: ({ reading, actor }: Pick<EventSource, 'reading' | 'actor'>): ActorSource => ({
    reading,
    actor,
  }),
  text: ({ reading, event }: EventSource): string => eventText(reading.state, event),
};

/** The player whom an event is about. */
export const playerField = {
  player: ({
    reading,
    event,
  }: {
    readonly reading: Reading;
    readonly event: { readonly playerId: PlayerSource['row']['id'] };
  }): PlayerSource => playerOf(reading, event.playerId),
};

/** What changed hands in an event. */
export const transfersField = {
  transfers: ({
    reading,
    event,
  }: {
    readonly reading: Reading;
    readonly event: { readonly transfers: readonly Transfer[] };
  }): TransferSource[] =>
    event.transfers.map((transfer) => ({
      reading,
      transfer: transferView(reading.state, transfer),
    })),
};

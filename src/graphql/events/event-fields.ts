import { inOneLine } from '../../kernel';
import type { Transfer } from '../../kernel';
import type { Reading } from '../../engine';
import * as dynasty from '../../dynasty';
import * as round from '../../round';
import { printDateTime } from '../scalars/date-time';
import { playerOf } from '../sources';
import type { PlayerSource, TransferSource } from '../sources';
import { dynastyTransfer } from '../dynasty/holdings';
import type { ActorSource, AnyEventSource, SeenEventSource } from './event-source';

/** The fields that every event has. */
export const eventFields = {
  at: ({ atMs }: Pick<AnyEventSource, 'atMs'>): string => printDateTime(atMs),
  by: ({ reading, actor }: Pick<AnyEventSource, 'reading' | 'actor'>): ActorSource => ({
    reading,
    actor,
  }),
  text: (source: SeenEventSource): string =>
    inOneLine(
      source.game === 'ROUND'
        ? round.eventText(source.reading.state, source.event)
        : dynasty.eventText(source.reading.state, source.event),
    ),
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
      transfer:
        reading.kind === 'ROUND'
          ? round.transferView(reading.state, transfer)
          : dynastyTransfer(transfer),
    })),
};

import type { RoundReading } from '../../engine';
import type { Lack, RoundEvent } from '../../round';
import type { EventSource } from '../events/event-source';
import { tradeSource } from '../sources';
import type { Done, TradeSource } from '../sources';

type SourceOf<T extends RoundEvent['type']> = EventSource<
  Extract<RoundEvent, { readonly type: T }>
>;
export type TradeOfferedSource = SourceOf<'TradeOffered'>;
export type TradeDoneSource = SourceOf<'TradeDone'>;
export type TradeDeclinedSource = SourceOf<'TradeDeclined'>;
export type TradeCancelledSource = SourceOf<'TradeCancelled'>;
export type TradeOffSource = SourceOf<'TradeOff'>;

export type LackSource = { readonly reading: RoundReading; readonly lack: Lack };

/** The trade that the caller knows to be there. */
export const tradeOf = (reading: RoundReading, id: string): TradeSource =>
  tradeSource(reading, reading.state.need('trades', id));

export const tradeOfDone = ({ reading, subject }: Done): TradeSource | null =>
  reading === null || subject === null ? null : tradeOf(reading, subject);

export const lackSources = (reading: RoundReading, lacks: readonly Lack[]): LackSource[] =>
  lacks.map((lack) => ({ reading, lack }));

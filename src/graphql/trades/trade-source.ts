import type { Lack, TradeRow } from '../../round';
import type { RoundReading } from '../reading';
import { tradeSource } from '../sources';
import type { TradeSource } from '../sources';

export type TradeLackSource = { readonly reading: RoundReading; readonly lack: Lack };

/** The trade that the caller knows to be there. */
export const tradeOf = (reading: RoundReading, id: TradeRow['id']): TradeSource =>
  tradeSource(reading, reading.state.need('trades', id));

export const lackSources = (reading: RoundReading, lacks: readonly Lack[]): TradeLackSource[] =>
  lacks.map((lack) => ({ reading, lack }));

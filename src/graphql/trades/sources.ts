import type { Lack, TradeRow } from '../../round';
import type { RoundSnapshot } from '../snapshots/by-game';
import { tradeSource } from '../nodes/sources';
import type { TradeSource } from '../nodes/sources';

export type TradeLackSource = Lack & { readonly snapshot: RoundSnapshot };

/** Throws if the trade does not exist. */
export const tradeOf = (snapshot: RoundSnapshot, id: TradeRow['id']): TradeSource =>
  tradeSource(snapshot, snapshot.state.need('trades', id));

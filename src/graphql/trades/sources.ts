import type { Lack, TradeRow } from '../../round';
import type { RoundSnapshot } from '../snapshots/by-game';
import { tradeSource } from '../nodes/sources';
import type { TradeSource } from '../nodes/sources';

export type TradeLackSource = Lack & { readonly snapshot: RoundSnapshot };

/** The trade that the caller knows to be there. */
export const tradeOf = (snapshot: RoundSnapshot, id: TradeRow['id']): TradeSource =>
  tradeSource(snapshot, snapshot.state.need('trades', id));

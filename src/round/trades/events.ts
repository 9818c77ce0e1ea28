import type { PlayerId, Transfer } from '../../kernel';
import type { ItemAmount } from '../model/items';
import type { Lack } from './rows';
import type { TradeId } from '../model/ids';

export type TradeOffered = {
  readonly type: 'TradeOffered';
  readonly tradeId: TradeId;
  readonly fromId: PlayerId;
  readonly toId: PlayerId;
  readonly give: readonly ItemAmount[];
  readonly get: readonly ItemAmount[];
  readonly counterTo: TradeId | null;
};
export type TradeDone = {
  readonly type: 'TradeDone';
  readonly tradeId: TradeId;
  readonly transfers: readonly Transfer[];
};
export type TradeDeclined = { readonly type: 'TradeDeclined'; readonly tradeId: TradeId };
export type TradeCancelled = {
  readonly type: 'TradeCancelled';
  readonly tradeId: TradeId;
  /** The party that left; null if its maker took it back. */
  readonly leaverId: PlayerId | null;
};
/** Both consented, and a side lacked an item. */
export type TradeOff = {
  readonly type: 'TradeOff';
  readonly tradeId: TradeId;
  readonly lacks: readonly Lack[];
};

export type TradeEvent = TradeOffered | TradeDone | TradeDeclined | TradeCancelled | TradeOff;

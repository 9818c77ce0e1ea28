import type { PlayerId, Transfer } from '../../kernel';
import type { ItemAmount } from '../ground/items';
import type { Lack } from './rows';

export type TradeOffered = {
  readonly type: 'TradeOffered';
  readonly tradeId: string;
  readonly fromId: PlayerId;
  readonly toId: PlayerId;
  readonly give: readonly ItemAmount[];
  readonly get: readonly ItemAmount[];
  readonly counterTo: string | null;
};
export type TradeDone = {
  readonly type: 'TradeDone';
  readonly tradeId: string;
  readonly transfers: readonly Transfer[];
};
export type TradeDeclined = { readonly type: 'TradeDeclined'; readonly tradeId: string };
export type TradeCancelled = {
  readonly type: 'TradeCancelled';
  readonly tradeId: string;
  /** The party that left; null when it was taken back by whoever offered it. */
  readonly leaverId: PlayerId | null;
};
/** Both consented, and a side lacked what it was to give. */
export type TradeOff = {
  readonly type: 'TradeOff';
  readonly tradeId: string;
  readonly lacks: readonly Lack[];
};

export type TradeEvent = TradeOffered | TradeDone | TradeDeclined | TradeCancelled | TradeOff;

import type { PlayerId } from '../../kernel';
import type { ItemAmount } from '../model/items';
import type { TradeId } from '../model/ids';

export type OfferTrade = {
  readonly type: 'OfferTrade';
  readonly toId: PlayerId;
  readonly give: readonly ItemAmount[];
  readonly get: readonly ItemAmount[];
  /** The offer that this one answers; null for none. */
  readonly counterTo: TradeId | null;
};
export type AcceptTrade = { readonly type: 'AcceptTrade'; readonly tradeId: TradeId };
export type DeclineTrade = { readonly type: 'DeclineTrade'; readonly tradeId: TradeId };
export type CancelTrade = { readonly type: 'CancelTrade'; readonly tradeId: TradeId };

export type TradeCommand = OfferTrade | AcceptTrade | DeclineTrade | CancelTrade;

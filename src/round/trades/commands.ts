import type { PlayerId } from '../../kernel';
import type { ItemAmount } from '../ground/items';

export type OfferTrade = {
  readonly type: 'OfferTrade';
  readonly toId: PlayerId;
  readonly give: readonly ItemAmount[];
  readonly get: readonly ItemAmount[];
  /** The offer that this one is the answer to; null for none. */
  readonly counterTo: string | null;
};
export type AcceptTrade = { readonly type: 'AcceptTrade'; readonly tradeId: string };
export type DeclineTrade = { readonly type: 'DeclineTrade'; readonly tradeId: string };
export type CancelTrade = { readonly type: 'CancelTrade'; readonly tradeId: string };

export type TradeCommand = OfferTrade | AcceptTrade | DeclineTrade | CancelTrade;

import { counted } from '../../kernel';
import type { PlayerId, Transfer, Instant, ItemCode, NoFacts, Sentences } from '../../kernel';
import { inWords } from '../../season';
import type { RoundFacts } from '../model/facts';
import type { TradeId } from '../model/ids';
import type { ItemAmount } from '../model/items';

export type OfferTrade = {
  readonly type: 'OfferTrade';
  readonly toId: PlayerId;
  readonly give: readonly ItemAmount[];
  readonly get: readonly ItemAmount[];
  /** The offer that this offer answers; null for none. */
  readonly counterTo: TradeId | null;
};
export type AcceptTrade = { readonly type: 'AcceptTrade'; readonly tradeId: TradeId };
export type DeclineTrade = { readonly type: 'DeclineTrade'; readonly tradeId: TradeId };
export type CancelTrade = { readonly type: 'CancelTrade'; readonly tradeId: TradeId };

export type TradeCommand = OfferTrade | AcceptTrade | DeclineTrade | CancelTrade;

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
  /** The player who left; null if the maker withdrew the offer. */
  readonly leaverId: PlayerId | null;
};
/** Both players consented, but a side lacked an item. */
export type TradeOff = {
  readonly type: 'TradeOff';
  readonly tradeId: TradeId;
  readonly lacks: readonly Lack[];
};

export type TradeEvent = TradeOffered | TradeDone | TradeDeclined | TradeCancelled | TradeOff;

/** An item that a side lacked at the second consent. */
export type Lack = {
  readonly playerId: PlayerId;
  readonly item: ItemCode;
  readonly have: number;
  readonly need: number;
};

export const TRADE_STATUSES = [
  'OFFERED',
  'DONE',
  'DECLINED',
  'CANCELLED',
  'COUNTERED',
  'OFF',
  'VOIDED',
] as const;
export type TradeStatus = (typeof TRADE_STATUSES)[number];

export type TradeRow = {
  /** `t1`, `t2` … */
  readonly id: TradeId;
  /** The maker, who consents first. */
  readonly fromId: PlayerId;
  readonly toId: PlayerId;
  /** The maker's side; each item is listed once. */
  readonly give: readonly ItemAmount[];
  readonly get: readonly ItemAmount[];
  /** The offer that this offer answers; null for none. */
  readonly counterTo: TradeId | null;
  readonly offeredAtMs: Instant;
  readonly status: TradeStatus;
  readonly endedAtMs: Instant | null;
  /** The items that a trade lacked, if it is off; empty for other trades. */
  readonly lacks: readonly Lack[];
};

const isOpen = ({ status }: TradeRow): boolean => status === 'OFFERED';

/** Trades by party. Open trades have indexes of their own. */
export const TRADE_INDEXES = {
  from: (row: TradeRow): string => row.fromId,
  to: (row: TradeRow): string => row.toId,
  openFrom: (row: TradeRow): string | null => (isOpen(row) ? row.fromId : null),
  openTo: (row: TradeRow): string | null => (isOpen(row) ? row.toId : null),
};

export type TradeRefusals = {
  readonly TRADE_WITH_ONESELF: NoFacts;
  readonly TRADE_NOT_FOUND: RoundFacts<'tradeId'>;
  readonly TRADE_NOT_YOURS: RoundFacts<'tradeId'>;
  readonly TRADE_OVER: RoundFacts<'tradeId' | 'status'> & { readonly status: string };
  readonly EMPTY_SIDE: RoundFacts<'empty' | 'emptySides'>;
  readonly TOO_MANY_OFFERS: RoundFacts<'open' | 'most'>;
};

export const TRADE_REFUSALS: Sentences<TradeRefusals> = {
  TRADE_WITH_ONESELF: () => 'You cannot trade with yourself.',
  TRADE_NOT_FOUND: () => 'There is no such trade in this season.',
  TRADE_NOT_YOURS: () => 'Another player must do this in this trade.',
  TRADE_OVER: ({ status }) => `This offer is no longer open: it is ${inWords(status)}.`,
  EMPTY_SIDE: ({ empty, emptySides }) =>
    `A trade may have ${counted(emptySides, 'empty side')}, not ${empty}.`,
  TOO_MANY_OFFERS: ({ open }) =>
    `You have ${open} open offers, the most allowed: take one back first.`,
};

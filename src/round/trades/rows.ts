import type { Instant, ItemCode, PlayerId } from '../../kernel';
import type { ItemAmount } from '../ground/items';
import type { TradeId } from '../ground/ids';

/** What a side lacked when the trade was to take place. */
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
  /** Who made the offer, and so consented first. */
  readonly fromId: PlayerId;
  readonly toId: PlayerId;
  /** What the one who offers gives, each item once. */
  readonly give: readonly ItemAmount[];
  readonly get: readonly ItemAmount[];
  /** The offer that this one answers. */
  readonly counterTo: TradeId | null;
  readonly offeredAtMs: Instant;
  readonly status: TradeStatus;
  readonly endedAtMs: Instant | null;
  /** Why it is off; empty unless it is. */
  readonly lacks: readonly Lack[];
};

const isOpen = ({ status }: TradeRow): boolean => status === 'OFFERED';

/** By party, the open ones apart. */
export const TRADE_INDEXES = {
  from: (row: TradeRow): string => row.fromId,
  to: (row: TradeRow): string => row.toId,
  openFrom: (row: TradeRow): string | null => (isOpen(row) ? row.fromId : null),
  openTo: (row: TradeRow): string | null => (isOpen(row) ? row.toId : null),
};

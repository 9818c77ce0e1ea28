import type { Instant, ItemCode, PlayerId } from '../../kernel';
import type { ItemAmount } from '../model/items';
import type { TradeId } from '../model/ids';

/** The item that a side lacked at the second consent. */
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
  /** The maker's side, each item once. */
  readonly give: readonly ItemAmount[];
  readonly get: readonly ItemAmount[];
  /** The offer that this one answers. */
  readonly counterTo: TradeId | null;
  readonly offeredAtMs: Instant;
  readonly status: TradeStatus;
  readonly endedAtMs: Instant | null;
  /** Why it is off; empty for other trades. */
  readonly lacks: readonly Lack[];
};

const isOpen = ({ status }: TradeRow): boolean => status === 'OFFERED';

/** By party, with an index of open ones. */
export const TRADE_INDEXES = {
  from: (row: TradeRow): string => row.fromId,
  to: (row: TradeRow): string => row.toId,
  openFrom: (row: TradeRow): string | null => (isOpen(row) ? row.fromId : null),
  openTo: (row: TradeRow): string | null => (isOpen(row) ? row.toId : null),
};

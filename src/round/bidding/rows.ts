import type { Instant, PlayerId } from '../../kernel';
import type { BidId, LotId, SecretActionId } from '../model/ids';

export const BID_FAILURES = [
  'AMOUNT_NOT_NATURAL',
  'LOT_NAMED_TWICE',
  'LOT_NOT_IN_AUCTION',
  'OVERSPENT',
  'WITHDRAWN',
  'ACTION_FAILED',
  'UNAFFORDABLE',
] as const;
export type BidFailure = (typeof BID_FAILURES)[number];

export type BidRow = {
  readonly id: BidId;
  /** The secret action that declares it; null for an open bid. */
  readonly actionId: SecretActionId | null;
  readonly playerId: PlayerId;
  /** The week in whose auction it is. */
  readonly week: number;
  /** When an open bid was placed; null for a declared one. */
  readonly placedAtMs: Instant | null;
  /** The bid as the declaration writes it. */
  readonly written: string;
  readonly lotNumber: number;
  readonly lotId: LotId | null;
  readonly amount: number | null;
  readonly status: 'STANDING' | 'FAILED' | 'WON' | 'LOST';
  readonly failure: BidFailure | null;
};

/**
 * "Priority on a lot is a total order over bidders on that lot, considering only bids that are
 * successful" [Bidding]: the amount, then the earlier commit [ruling E2].
 */
import { byOrdinal, ordinalOf } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import type { BidFailure, BidRow, RoundState } from '../state';

export type BidView = {
  readonly id: string;
  readonly actionId: string | null;
  readonly playerId: PlayerId;
  readonly lotNumber: number;
  readonly lotId: string | null;
  readonly amount: number | null;
  readonly written: string;
  readonly status: BidRow['status'];
  readonly failure: BidFailure | null;
  readonly placedAtMs: Instant | null;
};

export function bidView(bid: BidRow): BidView {
  const { id, actionId, playerId, lotNumber, lotId, amount, written, status, failure } = bid;
  const { placedAtMs } = bid;
  return { id, actionId, playerId, lotNumber, lotId, amount, written, status, failure, placedAtMs };
}

/** The known bids on a lot, highest priority first; those that failed have none and come last. */
export function bidsOfLot(state: RoundState, lotId: string): BidRow[] {
  return state.by('bids', 'lot', lotId).sort(byPriority);
}

/** The bids of a declaration, in the order in which it names them. */
export function bidsOfAction(state: RoundState, actionId: string): BidRow[] {
  return state.by('bids', 'action', actionId).sort(byOrdinal);
}

function byPriority(a: BidRow, b: BidRow): number {
  return (
    Number(a.status === 'FAILED') - Number(b.status === 'FAILED') ||
    byAmount(a, b) ||
    byCommit(a, b)
  );
}

const byAmount = (a: BidRow, b: BidRow): number => (b.amount ?? 0) - (a.amount ?? 0);

/** Actions are numbered in the order of commit, open bids in the order in which they were placed. */
export const byCommit = (a: BidRow, b: BidRow): number =>
  commitOf(a) - commitOf(b) || byOrdinal(a, b);

const commitOf = ({ actionId }: BidRow): number => (actionId === null ? 0 : ordinalOf(actionId));

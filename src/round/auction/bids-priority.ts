/**
 * "Priority on a lot is a total order over bidders on that lot": the higher bid, then "the bidder
 * whose most recent start or increase of their bid was least recent" [Bidding; ruling E2], which
 * is the earlier commit of the standing attempt. Actions are numbered as they are committed.
 */
import { ordinalOf } from '../../kernel';
import type { LotId, SecretActionId } from '../model/ids';
import type { BidRow } from '../bidding/vocabulary';

/** A declared bid that stands on a lot. */
export type StandingBid = BidRow & {
  readonly actionId: SecretActionId;
  readonly lotId: LotId;
  readonly amount: number;
};

export const isStanding = (bid: BidRow): bid is StandingBid =>
  bid.status === 'STANDING' && bid.actionId !== null && bid.lotId !== null && bid.amount !== null;

/** Below 0 where `a` has priority over `b`. */
export function byPriority(a: StandingBid, b: StandingBid): number {
  if (a.amount !== b.amount) return b.amount - a.amount;
  return ordinalOf(a.actionId) - ordinalOf(b.actionId);
}

/** The bid with the highest priority on each lot, by the lot's id. */
export function highestBids(bids: readonly StandingBid[]): Map<string, StandingBid> {
  const highest = new Map<string, StandingBid>();
  for (const bid of bids) {
    const other = highest.get(bid.lotId);
    if (other === undefined || byPriority(bid, other) < 0) highest.set(bid.lotId, bid);
  }
  return highest;
}

import { ordinalOf } from '../../kernel';
import type { BidRow } from '../bidding/vocabulary';
import type { LotId, SecretActionId } from '../model/ids';
import type { RoundState } from '../model/state';
import type { SecretActionRow } from '../secret-actions/vocabulary';

/** A declared bid that is valid on a lot. */
export type StandingBid = BidRow & {
  readonly actionId: SecretActionId;
  readonly lotId: LotId;
  readonly amount: number;
};

const isStanding = (bid: BidRow): bid is StandingBid =>
  bid.status === 'STANDING' && bid.actionId !== null && bid.lotId !== null && bid.amount !== null;

/** Negative if `a` has priority over `b`. */
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

/** The actions' bids that did not fail, grouped by action. */
export function standingBids(
  state: RoundState,
  actions: readonly SecretActionRow[],
): StandingBid[] {
  return actions.flatMap(({ id }) => state.by('bids', 'action', id).filter(isStanding));
}

/**
 * "Priority on a lot is a total order over bidders on that lot, considering only bids that are
 * successful" [Bidding]: the amount, then the earlier commit [ruling E2].
 */
import { byOrdinal, ordinalOf } from '../../kernel';
import { roundOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { LotId, SecretActionId } from '../model/ids';
import type { BidRow } from '../bidding/vocabulary';

/**
 * The known bids on a lot in one auction, highest priority first; failed ones have no priority and
 * come last. For a standing lot the auction is the present week's; for others the last one with
 * bids.
 */
export function bidsOfLot(state: RoundState, lotId: LotId): BidRow[] {
  const bids = state.by('bids', 'lot', lotId);
  const stands = state.need('lots', lotId).status === 'STANDING';
  const week = stands ? roundOf(state).week : Math.max(...bids.map((bid) => bid.week));
  // A third party may have won only a part of a lot, which continues without its former bids.
  return bids.filter((bid) => bid.week >= week).sort(byPriority);
}

/** The bids of a declaration, in the order in which it names them. */
export function bidsOfAction(state: RoundState, actionId: SecretActionId): BidRow[] {
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

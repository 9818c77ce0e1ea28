import { byOrdinal, ordinalOf } from '../../kernel';
import type { Instant } from '../../kernel';
import type { BiddingProcedure } from '../../rulesets';
import { isPausing } from '../../season';
import { highestBid, minimumBid } from '../bidding/open-bids';
import type { BidRow } from '../bidding/vocabulary';
import { phaseEnd } from '../calendar/boundary';
import { isPhaseOf } from '../calendar/unless-phase';
import type { ThirdPartyBid } from '../house/vocabulary';
import type { LotRow } from '../lots/vocabulary';
import { BID_IDS } from '../model/ids';
import type { LotId, SecretActionId } from '../model/ids';
import { lotProcedure } from '../model/lot-procedure';
import { roundOf, isRunning, nowIn, rulesetOf, nextNumber } from '../model/state';
import type { RoundState } from '../model/state';
import { lotsOf } from './lot';

/**
 * The known bids on a lot in one auction, highest priority first. Failed bids have no priority and
 * come last. For a standing lot it is the auction of the present week; for any other lot, the last
 * auction with bids on it.
 */
export function bidsOfLot(state: RoundState, lotId: LotId): BidRow[] {
  const bids = state.by('bids', 'lot', lotId);
  const stands = state.need('lots', lotId).status === 'STANDING';
  const week = stands ? roundOf(state).week : Math.max(...bids.map((bid) => bid.week));
  // A lot that stands again after a third party won its Works does not show the bids of that
  // earlier auction.
  return bids.filter((bid) => bid.week >= week).sort(byPriority);
}

/** The bids of a declaration, in its order. */
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
const byCommit = (a: BidRow, b: BidRow): number => commitOf(a) - commitOf(b) || byOrdinal(a, b);

const commitOf = ({ actionId }: BidRow): number => (actionId === null ? 0 : ordinalOf(actionId));

/** The bidding procedure of House Lots. */
export const biddingProcedure = (state: RoundState): BiddingProcedure =>
  rulesetOf(state).auction.bidding.procedure;

/** The end of bidding; null if nobody can bid now. */
export const biddingClosesAt = (state: RoundState, real: Instant): Instant | null =>
  biddingEnd(state, nowIn(state, real));

/** The end of bidding; null if nobody can bid now. `at`: any instant of the present phase. */
export function biddingEnd(state: RoundState, at: Instant): Instant | null {
  const { phase } = rulesetOf(state).auction.bidding;
  if (!isRunning(state) || isPausing(roundOf(state)) || !isPhaseOf(state, [phase])) return null;
  return phaseEnd(state, at);
}

/** The valid open bid that would win the lot now, or that won it; null for none. */
export function leadingBid(state: RoundState, lot: LotRow): BidRow | null {
  if (lot.status === 'STANDING') return highestBid(state, lot.id);
  return state.by('bids', 'lot', lot.id).find(({ status }) => status === 'WON') ?? null;
}

/** The smallest possible open bid on the lot; null if bids are sealed or the lot is gone. */
export function openMinimum(state: RoundState, lot: LotRow): number | null {
  const open = lotProcedure(state, lot) === 'OPEN' && lot.status === 'STANDING';
  return open ? minimumBid(state, lot.id) : null;
}

/** The bids of third parties on standing lots, in order of lot number [ruling N4]. */
export function thirdPartyBids(state: RoundState): { lot: LotRow; bid: ThirdPartyBid }[] {
  return lotsOf(state, 'STANDING').flatMap((lot) =>
    lot.thirdParty === null ? [] : [{ lot, bid: lot.thirdParty }],
  );
}

/**
 * The bids of the most recent week of which a bid is known. Bids get their numbers when they become
 * known.
 */
export function latestBids(state: RoundState): BidRow[] {
  const last = state.get('bids', BID_IDS.of(nextNumber(state, 'bid') - 1));
  if (last === undefined) return [];
  return state.by('bids', 'week', String(last.week)).sort(byCommit);
}

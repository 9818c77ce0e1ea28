import type { Instant } from '../../kernel';
import { isPausing } from '../../season';
import { highestBid, minimumBid } from '../bidding/open-bids';
import type { BiddingProcedure } from '../../rulesets';
import { phaseEnd } from '../calendar/boundary';
import { isPhaseOf } from '../calendar/unless-phase';
import { lotProcedure } from '../model/lot-procedure';
import { isRunning, nowIn, roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { BidRow } from '../bidding/vocabulary';
import type { LotRow } from '../lots/vocabulary';

/** For the House's lots. */
export const biddingProcedure = (state: RoundState): BiddingProcedure =>
  rulesetOf(state).auction.bidding.procedure;

/** The end of bidding; null if no bid can be made now. */
export const biddingClosesAt = (state: RoundState, real: Instant): Instant | null =>
  biddingEnd(state, nowIn(state, real));

/** The same, by an instant of the present phase. */
export function biddingEnd(state: RoundState, at: Instant): Instant | null {
  const { phase } = rulesetOf(state).auction.bidding;
  if (!isRunning(state) || isPausing(roundOf(state)) || !isPhaseOf(state, [phase])) return null;
  return phaseEnd(state, at);
}

/** The valid open bid that would win the lot now, or that won it. */
export function leadingBid(state: RoundState, lot: LotRow): BidRow | null {
  if (lot.status === 'STANDING') return highestBid(state, lot.id);
  return state.by('bids', 'lot', lot.id).find(({ status }) => status === 'WON') ?? null;
}

/** The smallest possible open bid on the lot; null if bids are sealed or the lot is gone. */
export function openMinimum(state: RoundState, lot: LotRow): number | null {
  const open = lotProcedure(state, lot) === 'OPEN' && lot.status === 'STANDING';
  return open ? minimumBid(state, lot.id) : null;
}

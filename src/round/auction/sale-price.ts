/**
 * The price of a lot in a sealed auction: the winner's bid, or, if the ruleset says so, the next
 * one [Bidding; ruling X6].
 */
import { isPlayerLot } from '../house/player-lots';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { StandingBid } from './bids-priority';
import type { LotRow } from '../lots/vocabulary';

/** The smallest bid: the price without other bidders. */
const LEAST_BID = 1;

/** By the lot's id, the highest bid of anybody but its winner. */
export function nextBids(
  bids: readonly StandingBid[],
  highest: ReadonlyMap<string, StandingBid>,
): Map<string, number> {
  const next = new Map<string, number>();
  for (const { lotId, playerId, amount } of bids) {
    if (highest.get(lotId)?.playerId === playerId) continue;
    next.set(lotId, Math.max(next.get(lotId) ?? 0, amount));
  }
  return next;
}

export function salePrice(
  state: RoundState,
  lot: LotRow,
  bid: StandingBid,
  next: number | undefined,
): number {
  const { prices } = rulesetOf(state).auction;
  const rule = isPlayerLot(lot) ? prices?.playerLots : prices?.lots;
  if (rule !== 'SECOND') return bid.amount;
  return Math.max(LEAST_BID, next ?? 0, lot.thirdParty?.amount ?? 0);
}

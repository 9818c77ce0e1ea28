/**
 * The price of a lot in a sealed auction [Bidding; ruling X6]: the winner's bid or, if the ruleset
 * says so, the next bid.
 */
import { isPlayerLot } from '../house/player-lots';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { StandingBid } from './bids-priority';
import type { LotRow } from '../lots/vocabulary';

/** The price if nobody else bids. */
const LEAST_BID = 1;

/** For each lot id, the highest amount bid by a player who did not win the lot. */
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

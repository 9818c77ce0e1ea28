import type { PlayerId } from '../../kernel';
import type { LotRow } from '../lots/vocabulary';
import { LOT_IDS } from '../model/ids';
import type { LotId, BidId } from '../model/ids';
import { lotProcedure } from '../model/lot-procedure';
import type { RoundState } from '../model/state';
import type { BidRow } from './vocabulary';

/** A valid open bid. */
export type OpenBid = BidRow & { readonly lotId: LotId; readonly amount: number };

const isOnLot = (bid: BidRow): bid is OpenBid => bid.lotId !== null && bid.amount !== null;

/** The lots with open bidding under the rules in force, in order of number [ruling Y2]. */
export const lotsInOpenBidding = (state: RoundState): LotRow[] =>
  state
    .by('lots', 'status', 'STANDING')
    .filter((lot) => lotProcedure(state, lot) === 'OPEN')
    .sort((a, b) => a.number - b.number);

/** The lots with a valid open bid, unordered. */
export const lotsBidOn = (state: RoundState): LotId[] =>
  state.keys('bids', 'openOn').flatMap((lotId) => LOT_IDS.read(lotId) ?? []);

/** The valid open bids on a lot, unordered. */
export const openBidsOn = (state: RoundState, lotId: LotId): OpenBid[] =>
  state.by('bids', 'openOn', lotId).filter(isOnLot);

/**
 * The lots of the open auction in order of number: lots with open bidding, and lots with an open
 * bid from earlier rules [ruling AG3].
 */
export const lotsOfOpenAuction = (state: RoundState): LotRow[] =>
  state
    .by('lots', 'status', 'STANDING')
    .filter((lot) => lotProcedure(state, lot) === 'OPEN' || openBidsOn(state, lot.id).length > 0)
    .sort((a, b) => a.number - b.number);

/** The valid open bids of a player, unordered. */
export const openBidsOf = (state: RoundState, player: PlayerId): OpenBid[] =>
  state.by('bids', 'openOf', player).filter(isOnLot);

/** The players with a valid open bid, unordered. */
export const openBidders = (state: RoundState): string[] => state.keys('bids', 'openOf');

/** The bid that would win the lot now; null without a valid bid. */
export const highestBid = (state: RoundState, lotId: LotId): OpenBid | null =>
  highestOf(openBidsOn(state, lotId));

const highestOf = (bids: readonly OpenBid[]): OpenBid | null =>
  bids.reduce<OpenBid | null>(
    (highest, bid) => (highest === null || bid.amount > highest.amount ? bid : highest),
    null,
  );

/**
 * "The next valid bid of the lot" [ruling E1]: the highest bid after the bids for which `goes` is
 * true are removed. Null if the leading bid remains, or if no bid remains.
 */
export function nextBid(
  state: RoundState,
  lotId: LotId,
  goes: (bid: OpenBid) => boolean,
): OpenBid | null {
  const bids = openBidsOn(state, lotId);
  const leading = highestOf(bids);
  if (leading === null || !goes(leading)) return null;
  return highestOf(bids.filter((bid) => !goes(bid)));
}

/** "Bids on a lot must increase the amount bid" and be at least 1 [Bidding]. */
export const minimumBid = (state: RoundState, lotId: LotId): number =>
  (highestBid(state, lotId)?.amount ?? 0) + 1;

/**
 * Marks the remaining bids on a sold lot as lost, so that later payments cannot invalidate them
 * [AG2].
 */
export function loseOpenBidsOn(state: RoundState, lotId: LotId): void {
  for (const bid of openBidsOn(state, lotId)) state.put('bids', { ...bid, status: 'LOST' });
}

/** The players whose bids lead again because higher bids are gone. */
export const newLeaders = (bidIds: readonly BidId[], state: RoundState): PlayerId[] => [
  ...new Set(bidIds.map((id) => state.need('bids', id).playerId)),
];

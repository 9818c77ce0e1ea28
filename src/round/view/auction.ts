import type { ThirdPartyBid } from '../house/vocabulary';
import { nextNumber } from '../model/state';
import type { RoundState } from '../model/state';
import { BID_IDS } from '../model/ids';
import { byCommit } from './bid';
import { lotsOf } from './lot';
import type { BidRow } from '../bidding/vocabulary';
import type { LotRow } from '../lots/vocabulary';

/** The third parties' bids on standing lots, in order of number [ruling N4]. */
export function thirdPartyBids(state: RoundState): { lot: LotRow; bid: ThirdPartyBid }[] {
  return lotsOf(state, 'STANDING').flatMap((lot) =>
    lot.thirdParty === null ? [] : [{ lot, bid: lot.thirdParty }],
  );
}

/** The bids of the week of the latest known bid: bids are numbered as they become known. */
export function lastBids(state: RoundState): BidRow[] {
  const last = state.get('bids', BID_IDS.of(nextNumber(state, 'bid') - 1));
  if (last === undefined) return [];
  return state.by('bids', 'week', String(last.week)).sort(byCommit);
}

import { participationOf } from '../lots/participation';
import type { Participation } from '../lots/participation';
import type { ThirdPartyBid } from '../house/rows';
import { nextNumber } from '../state';
import type { BidRow, LotRow, RoundState } from '../state';
import { byCommit, bidView } from './bid';
import type { BidView } from './bid';
import { lotsOf, lotView } from './lot';
import type { LotView } from './lot';

export type ParticipationView = Participation;

export type AuctionView = {
  /** Those that stand, in order of number. */
  readonly lots: readonly LotView[];
  /** Those of the last week that has any, in order of commit: until others are revealed. */
  readonly bids: readonly BidView[];
  readonly participation: ParticipationView;
};

export function auctionView(state: RoundState): AuctionView {
  return {
    lots: lotsOf(state, 'STANDING').map((lot) => lotView(state, lot)),
    bids: lastBids(state).map(bidView),
    participation: participationOf(state),
  };
}

/** What third parties bid on lots that stand, in order of number [ruling N4]. */
export function thirdPartyBids(state: RoundState): { lot: LotRow; bid: ThirdPartyBid }[] {
  return lotsOf(state, 'STANDING').flatMap((lot) =>
    lot.thirdParty === null ? [] : [{ lot, bid: lot.thirdParty }],
  );
}

/** The bids of the week of the last one that became known: bids are numbered as they do. */
export function lastBids(state: RoundState): BidRow[] {
  const last = state.get('bids', `b${nextNumber(state, 'bid') - 1}`);
  if (last === undefined) return [];
  return state.by('bids', 'week', String(last.week)).sort(byCommit);
}

import { byOrdinal } from '../../kernel';
import { participationOf } from '../lots/participation';
import type { Participation } from '../lots/participation';
import { roundOf } from '../state';
import type { BidRow, RoundState } from '../state';
import { bidsOfAction, bidView } from './bid';
import type { BidView } from './bid';
import { lotsOf, lotView } from './lot';
import type { LotView } from './lot';

export type ParticipationView = Participation;

export type AuctionView = {
  /** Those that stand, in order of number. */
  readonly lots: readonly LotView[];
  /** Those known in the present week, in order of commit. */
  readonly bids: readonly BidView[];
  readonly participation: ParticipationView;
};

export function auctionView(state: RoundState): AuctionView {
  return {
    lots: lotsOf(state, 'STANDING').map((lot) => lotView(state, lot)),
    bids: bidsOfWeek(state, roundOf(state).week).map(bidView),
    participation: participationOf(state),
  };
}

export function bidsOfWeek(state: RoundState, week: number): BidRow[] {
  return state
    .by('secretActions', 'week', String(week))
    .sort(byOrdinal)
    .flatMap(({ id }) => bidsOfAction(state, id));
}

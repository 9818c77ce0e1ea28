import type { PlayerId } from '../../kernel';
import type { RoundState } from '../model/state';
import type { BidId } from '../model/ids';

/** The players whose bids lead again because higher ones are gone. */
export const leadersAgain = (bidIds: readonly BidId[], state: RoundState): PlayerId[] => [
  ...new Set(bidIds.map((id) => state.need('bids', id).playerId)),
];

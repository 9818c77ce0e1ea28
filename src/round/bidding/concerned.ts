/** Whom what happens to open bids concerns. */
import type { PlayerId } from '../../kernel';
import type { RoundState } from '../state';
import type { BidPlaced } from './events';

/** Whoever is outbid by somebody else. */
export function outbid({ playerId, outbidId }: BidPlaced, state: RoundState): readonly PlayerId[] {
  const bidder = outbidId === null ? playerId : state.need('bids', outbidId).playerId;
  return bidder === playerId ? [] : [bidder];
}

/** Whose bids lead because higher ones are gone. */
export const leadersAgain = (bidIds: readonly string[], state: RoundState): PlayerId[] => [
  ...new Set(bidIds.map((id) => state.need('bids', id).playerId)),
];

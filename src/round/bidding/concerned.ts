import type { PlayerId } from '../../kernel';
import type { RoundState } from '../ground/state';

/** Whose bids lead because higher ones are gone. */
export const leadersAgain = (bidIds: readonly string[], state: RoundState): PlayerId[] => [
  ...new Set(bidIds.map((id) => state.need('bids', id).playerId)),
];

import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { LotSold } from '../event';
import type { RoundState } from '../state';

/** The winner, the creator of a Player Lot, and those whose open bids on the lot lost against it. */
export function bidders({ lotId, playerId }: LotSold, state: RoundState): readonly PlayerId[] {
  const lost = state
    .by('bids', 'lot', lotId)
    .filter(({ actionId, status }) => actionId === null && status === 'LOST')
    .sort(byOrdinal);
  const { creatorId } = state.need('lots', lotId);
  const creator = creatorId === null ? [] : [creatorId];
  return [...new Set([playerId, ...creator, ...lost.map((bid) => bid.playerId)])];
}

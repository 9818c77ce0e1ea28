import type { Upcasts } from '../../season';
import type { PlayerLeft } from './vocabulary';

/**
 * 1: it lacked the next leading bids, or, where a migration has added the field, said that there
 * are none.
 */
type First = Omit<PlayerLeft, 'nextBidIds'> & Partial<Pick<PlayerLeft, 'nextBidIds'>>;

export const PLAYER_LEFT_BEFORE: Upcasts<PlayerLeft> = [
  (before: First) => ({ nextBidIds: [], ...before }),
];

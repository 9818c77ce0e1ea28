import type { Upcasts } from '../../season';
import type { PlayerLeft } from './events';

/** 1: it did not say who leads after it, or, where a migration has added that, said that nobody does. */
type First = Omit<PlayerLeft, 'nextBidIds'> & Partial<Pick<PlayerLeft, 'nextBidIds'>>;

export const PLAYER_LEFT_BEFORE: Upcasts<PlayerLeft> = [
  (before: First) => ({ nextBidIds: [], ...before }),
];

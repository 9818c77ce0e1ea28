import type { Upcasts } from '../../season';
import type { BidInvalidated } from './vocabulary';

/**
 * 1: it lacked the next leading bid, or, where a migration has added the field, said that there is
 * none.
 */
type First = Omit<BidInvalidated, 'nextBidId'> & Partial<Pick<BidInvalidated, 'nextBidId'>>;

export const BID_INVALIDATED_BEFORE: Upcasts<BidInvalidated> = [
  (before: First) => ({ nextBidId: null, ...before }),
];

import type { Upcasts } from '../../season';
import type { BidInvalidated } from './events';

/** 1: did not say who leads by it, or, where a migration has added it, that nobody does. */
type First = Omit<BidInvalidated, 'nextBidId'> & Partial<Pick<BidInvalidated, 'nextBidId'>>;

export const BID_INVALIDATED_BEFORE: Upcasts<BidInvalidated> = [
  (before: First) => ({ nextBidId: null, ...before }),
];

import type { Upcasts } from '../../season';
import type { BidInvalidated } from './events';

/** 1: it did not say who leads after it, or, where a migration has added that, said that nobody does. */
type First = Omit<BidInvalidated, 'nextBidId'> & Partial<Pick<BidInvalidated, 'nextBidId'>>;

export const BID_INVALIDATED_BEFORE: Upcasts<BidInvalidated> = [
  (before: First) => ({ nextBidId: null, ...before }),
];

import type { RoundReading } from '../../engine';
import type { RoundEvent } from '../../round';
import type { EventSource } from '../events/event-source';
import { subjectOf } from '../payload-resolvers';
import { bidSource } from '../sources';
import type { BidSource, Done } from '../sources';

type SourceOf<T extends RoundEvent['type']> = EventSource<
  Extract<RoundEvent, { readonly type: T }>
>;
export type BidPlacedSource = SourceOf<'BidPlaced'>;
export type BidInvalidatedSource = SourceOf<'BidInvalidated'>;

/** The bid that the caller knows to be there. */
export const bidOf = (reading: RoundReading, id: string): BidSource =>
  bidSource(reading, reading.state.need('bids', id));

export const bidOfDone = (done: Done): BidSource | null => subjectOf(done, bidOf);

import type { RoundReading } from '../../engine';
import type { SourceOf } from '../events/event-source';

export type PlayerLotCreatedSource = SourceOf<'PlayerLotCreated'>;
export type PlayerLotReturnedSource = SourceOf<'PlayerLotReturned'>;
export type PlayerLotDestroyedSource = SourceOf<'PlayerLotDestroyed'>;
export type ThirdPartyBidGeneratedSource = SourceOf<'ThirdPartyBidGenerated'>;
export type ThirdPartyWonSource = SourceOf<'ThirdPartyWon'>;
export type WorksRevaluedSource = SourceOf<'WorksRevalued'>;
export type WorkCreatedSource = SourceOf<'WorkCreated'>;
export type WorkValueSource = {
  readonly reading: RoundReading;
  readonly value: WorksRevaluedSource['event']['values'][number];
};

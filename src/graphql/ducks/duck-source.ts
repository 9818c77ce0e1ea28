import type { RoundReading } from '../../engine';
import type { SourceOf } from '../events/event-source';
import { duckSource } from '../sources';
import type { Done, DuckSource } from '../sources';

export type DuckCreatedSource = SourceOf<'DuckCreated'>;
export type DuckTradedSource = SourceOf<'DuckTraded'>;
export type DuckLostSource = SourceOf<'DuckLost'>;

/** The duck that the caller knows to be there, now or formerly. */
export const duckOf = (reading: RoundReading, id: string): DuckSource =>
  duckSource(reading, reading.state.need('ducks', id));

export const duckOfDone = ({ reading, subject }: Done): DuckSource | null =>
  reading === null || subject === null ? null : duckOf(reading, subject);

import type { DynastyReading, Reading, RoundReading } from '../engine';
import { SeasonSource } from './seasons/season-source';
import type { DynastySource, RoundSource } from './seasons/season-source';
import { playerRow } from './seasons/season-view';
import {
  handSource,
  lotSource,
  playerSource,
  proposalSource,
  secretActionSource,
  tableSource,
} from './sources';
import type {
  Done,
  HandSource,
  LotSource,
  PlayerSource,
  ProposalSource,
  RefusalSource,
  SecretActionSource,
  TableSource,
} from './sources';

export const refusalField = {
  refusal: ({ refusal, seasonId }: Done<Reading>): RefusalSource | null =>
    refusal === null ? null : { ...refusal, seasonId },
};

/** What payloads show that have a season: the refusal, or the season after it. */
export const seasonPayloadFields = {
  ...refusalField,
  season: ({ reading }: Done<Reading>): SeasonSource | null =>
    reading === null ? null : SeasonSource.of<Reading>(reading),
};
export const roundPayloadFields = {
  ...refusalField,
  season: ({ reading }: Done): RoundSource | null =>
    reading === null ? null : SeasonSource.of(reading),
};
export const dynastyPayloadFields = {
  ...refusalField,
  season: ({ reading }: Done<DynastyReading>): DynastySource | null =>
    reading === null ? null : SeasonSource.of(reading),
};

export const playerOfDone = (done: Done<Reading>): PlayerSource | null =>
  subjectOf(done, (reading, subject) => {
    const row = playerRow(reading, subject);
    return row === null ? null : playerSource(reading, row);
  });

export const lotOfDone = (done: Done): LotSource | null =>
  subjectOf(done, (reading, subject) => {
    const row = reading.state.get('lots', subject);
    return row === undefined ? null : lotSource(reading, row);
  });

export const handOfDone = (done: Done): HandSource | null =>
  subjectOf(done, (reading, subject) => {
    const row = reading.state.get('hands', subject);
    return row === undefined ? null : handSource(reading, row);
  });

export const secretActionOfDone = (done: Done): SecretActionSource | null =>
  subjectOf(done, (reading, subject) => {
    const row = reading.state.get('secretActions', subject);
    return row === undefined ? null : secretActionSource(reading, row);
  });

export const tableOfDone = (done: Done): TableSource | null =>
  subjectOf(done, (reading, subject) => {
    const row = reading.state.get('gamingTables', subject);
    return row === undefined ? null : tableSource(reading, row);
  });

export const proposalOfDone = (done: Done): ProposalSource | null =>
  subjectOf(done, (reading, subject) => {
    const row = reading.state.get('proposals', subject);
    return row === undefined ? null : proposalSource(reading, row);
  });

/** What the mutation made or changed, found by its local id. */
export function subjectOf<T, R extends Reading = RoundReading>(
  { reading, subject }: Done<R>,
  find: (reading: R, subject: string) => T | null,
): T | null {
  return reading === null || subject === null ? null : find(reading, subject);
}

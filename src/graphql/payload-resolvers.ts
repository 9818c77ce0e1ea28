import type { Reading } from '../engine';
import { playerId } from '../kernel';
import { RoundSource } from './seasons/round-source';
import {
  lotSource,
  playerSource,
  proposalSource,
  secretActionSource,
  tableSource,
} from './sources';
import type {
  Done,
  LotSource,
  PlayerSource,
  ProposalSource,
  RefusalSource,
  SecretActionSource,
  TableSource,
} from './sources';

export const refusalField = {
  refusal: ({ refusal, seasonId }: Done): RefusalSource | null =>
    refusal === null ? null : { ...refusal, seasonId },
};

/** What payloads show that have a season: the refusal, or the season after it. */
export const seasonPayloadFields = {
  ...refusalField,
  season: ({ reading }: Done): RoundSource | null =>
    reading === null ? null : RoundSource.of(reading),
};

export const playerOfDone = (done: Done): PlayerSource | null =>
  subjectOf(done, (reading, subject) => {
    const row = reading.state.get('players', playerId(subject));
    return row === undefined ? null : playerSource(reading, row);
  });

export const lotOfDone = (done: Done): LotSource | null =>
  subjectOf(done, (reading, subject) => {
    const row = reading.state.get('lots', subject);
    return row === undefined ? null : lotSource(reading, row);
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
export function subjectOf<T>(
  { reading, subject }: Done,
  find: (reading: Reading, subject: string) => T | null,
): T | null {
  return reading === null || subject === null ? null : find(reading, subject);
}

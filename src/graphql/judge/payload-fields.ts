import {
  candidacySource,
  confidenceVoteSource,
  justiceRequestSource,
  rulingSource,
} from '../sources';
import type {
  CandidacySource,
  ConfidenceVoteSource,
  Done,
  JusticeRequestSource,
  RulingSource,
} from '../sources';
import { subjectOf } from '../payload-resolvers';

export const candidacyOfDone = (done: Done): CandidacySource | null =>
  subjectOf(done, (reading, subject) =>
    candidacySource(reading, reading.state.need('candidacies', subject)),
  );

export const requestOfDone = (done: Done): JusticeRequestSource | null =>
  subjectOf(done, (reading, subject) =>
    justiceRequestSource(reading, reading.state.need('justiceRequests', subject)),
  );

export const rulingOfDone = (done: Done): RulingSource | null =>
  subjectOf(done, (reading, subject) =>
    rulingSource(reading, reading.state.need('rulings', subject)),
  );

export const confidenceVoteOfDone = (done: Done): ConfidenceVoteSource | null =>
  subjectOf(done, (reading, subject) =>
    confidenceVoteSource(reading, reading.state.need('confidenceVotes', subject)),
  );

import type { RoundReading } from '../../engine';
import { eventFields, playerField } from '../events/event-fields';
import type { Resolvers } from '../generated/resolvers';
import {
  candidacySource,
  confidenceVoteSource,
  justiceRequestSource,
  playerOf,
  rulingSource,
} from '../sources';
import type {
  CandidacySource,
  ConfidenceVoteSource,
  JusticeRequestSource,
  RulingSource,
} from '../sources';

/** An event that names something by its local id. */
type Naming<Name extends string> = {
  readonly reading: RoundReading;
  readonly event: Readonly<Record<Name, string>>;
};

const candidacy = ({ reading, event }: Naming<'candidacyId'>): CandidacySource =>
  candidacySource(reading, reading.state.need('candidacies', event.candidacyId));
const request = ({ reading, event }: Naming<'requestId'>): JusticeRequestSource =>
  justiceRequestSource(reading, reading.state.need('justiceRequests', event.requestId));
const ruling = ({ reading, event }: Naming<'rulingId'>): RulingSource =>
  rulingSource(reading, reading.state.need('rulings', event.rulingId));
const confidenceVote = ({ reading, event }: Naming<'voteId'>): ConfidenceVoteSource =>
  confidenceVoteSource(reading, reading.state.need('confidenceVotes', event.voteId));

const byPlayer = { ...eventFields, ...playerField };

/** Of elections, requests, rulings and votes on them. */
export const judgeEventResolvers: Resolvers = {
  CandidacyPosted: { ...byPlayer, candidacy, message: ({ event }) => event.message },
  CandidacyDropped: { ...byPlayer, candidacy },
  CandidateEndorsed: { ...byPlayer, candidacy },
  EndorsementWithdrawn: { ...byPlayer, candidacy },
  JudgeElected: {
    ...byPlayer,
    candidacy,
    counts: ({ reading, event }) => event.counts.map((count) => ({ reading, count })),
  },
  JudgeAppointed: byPlayer,
  JudgeTermEnded: { ...byPlayer, ending: ({ event }) => event.ending },
  JudgeRemovalAssented: {
    ...byPlayer,
    judge: ({ reading, event }) => playerOf(reading, event.judgeId),
  },
  JusticeRequested: { ...byPlayer, request },
  RulingIssued: { ...byPlayer, ruling },
  RulingOverturned: { ...byPlayer, ruling },
  ConfidenceVoteCalled: { ...byPlayer, confidenceVote },
  ConfidenceVoteCast: { ...byPlayer, confidenceVote, choice: ({ event }) => event.choice },
  ConfidenceVoteConcluded: {
    ...eventFields,
    confidenceVote,
    overturning: ({ event }) => event.overturning,
    affirming: ({ event }) => event.affirming,
    overturned: ({ event }) => event.overturned,
  },
};

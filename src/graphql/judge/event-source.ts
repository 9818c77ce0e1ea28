import type { SourceOf } from '../events/event-source';

export type CandidacyPostedSource = SourceOf<'CandidacyPosted'>;
export type CandidacyDroppedSource = SourceOf<'CandidacyDropped'>;
export type CandidateEndorsedSource = SourceOf<'CandidateEndorsed'>;
export type EndorsementWithdrawnSource = SourceOf<'EndorsementWithdrawn'>;
export type JudgeElectedSource = SourceOf<'JudgeElected'>;
export type JudgeAppointedSource = SourceOf<'JudgeAppointed'>;
export type JudgeTermEndedSource = SourceOf<'JudgeTermEnded'>;
export type JudgeRemovalAssentedSource = SourceOf<'JudgeRemovalAssented'>;
export type JusticeRequestedSource = SourceOf<'JusticeRequested'>;
export type RulingIssuedSource = SourceOf<'RulingIssued'>;
export type RulingOverturnedSource = SourceOf<'RulingOverturned'>;
export type ConfidenceVoteCalledSource = SourceOf<'ConfidenceVoteCalled'>;
export type ConfidenceVoteCastSource = SourceOf<'ConfidenceVoteCast'>;
export type ConfidenceVoteConcludedSource = SourceOf<'ConfidenceVoteConcluded'>;

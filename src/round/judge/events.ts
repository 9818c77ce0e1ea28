import type { Instant, PlayerId } from '../../kernel';
import type { JusticeText } from './commands';
import type { ConfidenceChoice, JudgeTermEnd, JusticeRequestKind, Verdict } from './rows';

export type CandidacyPosted = {
  readonly type: 'CandidacyPosted';
  readonly candidacyId: string;
  readonly playerId: PlayerId;
  readonly message: string;
};
export type CandidacyDropped = {
  readonly type: 'CandidacyDropped';
  readonly candidacyId: string;
  readonly playerId: PlayerId;
};
export type CandidateEndorsed = {
  readonly type: 'CandidateEndorsed';
  readonly candidacyId: string;
  /** Who endorses. */
  readonly playerId: PlayerId;
};
export type EndorsementWithdrawn = {
  readonly type: 'EndorsementWithdrawn';
  readonly candidacyId: string;
  readonly playerId: PlayerId;
};
/** How many endorsements counted, by those who are players at the count. */
export type CandidacyCount = {
  readonly candidacyId: string;
  readonly playerId: PlayerId;
  readonly endorsements: number;
};
export type JudgeElected = {
  readonly type: 'JudgeElected';
  readonly termId: string;
  readonly candidacyId: string;
  readonly playerId: PlayerId;
  /** Every candidacy of the week, the winner first. */
  readonly counts: readonly CandidacyCount[];
};
export type JudgeAppointed = {
  readonly type: 'JudgeAppointed';
  readonly termId: string;
  readonly playerId: PlayerId;
};
export type JudgeTermEnded = {
  readonly type: 'JudgeTermEnded';
  readonly termId: string;
  readonly playerId: PlayerId;
  readonly ending: JudgeTermEnd;
};
export type JudgeRemovalAssented = {
  readonly type: 'JudgeRemovalAssented';
  readonly termId: string;
  /** Who assents. */
  readonly playerId: PlayerId;
  readonly judgeId: PlayerId;
};
export type JusticeRequested = JusticeText & {
  readonly type: 'JusticeRequested';
  readonly requestId: string;
  readonly playerId: PlayerId;
  readonly kind: JusticeRequestKind;
};
export type RulingIssued = JusticeText & {
  readonly type: 'RulingIssued';
  readonly rulingId: string;
  readonly requestId: string;
  readonly playerId: PlayerId;
  readonly verdict: Verdict | null;
};
/** By the Judge who made it. */
export type RulingOverturned = {
  readonly type: 'RulingOverturned';
  readonly rulingId: string;
  readonly requestId: string;
  readonly playerId: PlayerId;
};
export type ConfidenceVoteCalled = {
  readonly type: 'ConfidenceVoteCalled';
  readonly voteId: string;
  readonly rulingId: string;
  readonly playerId: PlayerId;
  readonly endsAtMs: Instant;
};
export type ConfidenceVoteCast = {
  readonly type: 'ConfidenceVoteCast';
  readonly voteId: string;
  readonly playerId: PlayerId;
  readonly choice: ConfidenceChoice;
};
export type ConfidenceVoteConcluded = {
  readonly type: 'ConfidenceVoteConcluded';
  readonly voteId: string;
  readonly rulingId: string;
  readonly overturning: number;
  readonly affirming: number;
  readonly overturned: boolean;
};
/** Little of the time for it is left. */
export type ConfidenceVoteWarned = {
  readonly type: 'ConfidenceVoteWarned';
  readonly voteId: string;
  readonly rulingId: string;
  readonly endsAtMs: Instant;
};

export type JudgeEvent =
  | CandidacyPosted
  | CandidacyDropped
  | CandidateEndorsed
  | EndorsementWithdrawn
  | JudgeElected
  | JudgeAppointed
  | JudgeTermEnded
  | JudgeRemovalAssented
  | JusticeRequested
  | RulingIssued
  | RulingOverturned
  | ConfidenceVoteCalled
  | ConfidenceVoteCast
  | ConfidenceVoteConcluded
  | ConfidenceVoteWarned;

import type { ProposalId } from '../../season';
import type { Instant, PlayerId } from '../../kernel';
import type { JusticeText } from './commands';
import type { ConfidenceChoice, JudgeTermEnd, JusticeRequestKind, Verdict } from './rows';
import type {
  CandidacyId,
  ConfidenceVoteId,
  JudgeTermId,
  JusticeRequestId,
  RulingId,
} from '../model/ids';

export type CandidacyPosted = {
  readonly type: 'CandidacyPosted';
  readonly candidacyId: CandidacyId;
  readonly playerId: PlayerId;
  readonly message: string;
};
export type CandidacyDropped = {
  readonly type: 'CandidacyDropped';
  readonly candidacyId: CandidacyId;
  readonly playerId: PlayerId;
};
export type CandidateEndorsed = {
  readonly type: 'CandidateEndorsed';
  readonly candidacyId: CandidacyId;
  /** The player who endorses. */
  readonly playerId: PlayerId;
};
export type EndorsementWithdrawn = {
  readonly type: 'EndorsementWithdrawn';
  readonly candidacyId: CandidacyId;
  readonly playerId: PlayerId;
};
export type EndorsementEvent = CandidateEndorsed | EndorsementWithdrawn;
/** The number of endorsements by players who are present at the count. */
export type CandidacyCount = {
  readonly candidacyId: CandidacyId;
  readonly playerId: PlayerId;
  readonly endorsements: number;
};
export type JudgeElected = {
  readonly type: 'JudgeElected';
  readonly termId: JudgeTermId;
  readonly candidacyId: CandidacyId;
  readonly playerId: PlayerId;
  /** Every counted candidacy, the winner first. */
  readonly counts: readonly CandidacyCount[];
  /** The number of Judges that the same count still has to elect, if any. */
  readonly toElect?: number;
};
export type JudgeAppointed = {
  readonly type: 'JudgeAppointed';
  readonly termId: JudgeTermId;
  readonly playerId: PlayerId;
};
export type JudgeTermEnded = {
  readonly type: 'JudgeTermEnded';
  readonly termId: JudgeTermId;
  readonly playerId: PlayerId;
  readonly ending: JudgeTermEnd;
  /** The proposal that ended the term, if any. */
  readonly proposalId?: ProposalId;
};
/** A proposal sets the end of a Judge's term. */
export type JudgeTermSet = {
  readonly type: 'JudgeTermSet';
  readonly termId: JudgeTermId;
  readonly playerId: PlayerId;
  /** The new end; null to restore the end that the rules set. */
  readonly untilMs: Instant | null;
  readonly proposalId: ProposalId;
};
export type JudgeRemovalAssented = {
  readonly type: 'JudgeRemovalAssented';
  readonly termId: JudgeTermId;
  /** The assenting player. */
  readonly playerId: PlayerId;
  readonly judgeId: PlayerId;
};
export type JusticeRequested = JusticeText & {
  readonly type: 'JusticeRequested';
  readonly requestId: JusticeRequestId;
  readonly playerId: PlayerId;
  readonly kind: JusticeRequestKind;
};
export type RulingIssued = JusticeText & {
  readonly type: 'RulingIssued';
  readonly rulingId: RulingId;
  readonly requestId: JusticeRequestId;
  readonly playerId: PlayerId;
  readonly verdict: Verdict | null;
};
/** The Judge who made the ruling overturns it. */
export type RulingOverturned = {
  readonly type: 'RulingOverturned';
  readonly rulingId: RulingId;
  readonly requestId: JusticeRequestId;
  readonly playerId: PlayerId;
};
export type ConfidenceVoteCalled = {
  readonly type: 'ConfidenceVoteCalled';
  readonly voteId: ConfidenceVoteId;
  readonly rulingId: RulingId;
  readonly playerId: PlayerId;
  readonly endsAtMs: Instant;
};
export type ConfidenceVoteCast = {
  readonly type: 'ConfidenceVoteCast';
  readonly voteId: ConfidenceVoteId;
  readonly playerId: PlayerId;
  readonly choice: ConfidenceChoice;
};
export type ConfidenceVoteConcluded = {
  readonly type: 'ConfidenceVoteConcluded';
  readonly voteId: ConfidenceVoteId;
  readonly rulingId: RulingId;
  readonly overturning: number;
  readonly affirming: number;
  readonly overturned: boolean;
};
/** The vote ends soon. */
export type ConfidenceVoteWarned = {
  readonly type: 'ConfidenceVoteWarned';
  readonly voteId: ConfidenceVoteId;
  readonly rulingId: RulingId;
  readonly endsAtMs: Instant;
};

export type JudgeEvent =
  | CandidacyPosted
  | CandidacyDropped
  | EndorsementEvent
  | JudgeElected
  | JudgeAppointed
  | JudgeTermEnded
  | JudgeTermSet
  | JudgeRemovalAssented
  | JusticeRequested
  | RulingIssued
  | RulingOverturned
  | ConfidenceVoteCalled
  | ConfidenceVoteCast
  | ConfidenceVoteConcluded
  | ConfidenceVoteWarned;

import type { Instant, PlayerId, TableSpecs } from '../../kernel';
import type {
  CandidacyId,
  ConfidenceVoteId,
  JudgeTermId,
  JusticeRequestId,
  RulingId,
} from '../model/ids';

/** The text message of a candidate for Judge of the next week. */
export type CandidacyRow = {
  /** `n1`, `n2` … in the order of posting. */
  readonly id: CandidacyId;
  readonly playerId: PlayerId;
  readonly text: string;
  readonly postedAtMs: Instant;
  /** The week of the message. The count comes at the end of the week. */
  readonly week: number;
  readonly status: 'STANDING' | 'ELECTED' | 'LOST' | 'DROPPED';
  /** The number of endorsements when the week ended; null before, and for a dropped candidacy. */
  readonly counted: number | null;
};

export type EndorsementRow = {
  /** `n1|p2` */
  readonly id: string;
  readonly candidacyId: CandidacyId;
  readonly playerId: PlayerId;
};

export const JUDGE_TERM_ENDS = ['EXPIRED', 'RESIGNED', 'REMOVED', 'LEFT', 'VOTED_OUT'] as const;
export type JudgeTermEnd = (typeof JUDGE_TERM_ENDS)[number];

/** A player's time in the chair. */
export type JudgeTermRow = {
  /** `j1`, `j2` … */
  readonly id: JudgeTermId;
  readonly playerId: PlayerId;
  /** The elected candidacy; null for a Judge whom the host appointed. */
  readonly candidacyId: CandidacyId | null;
  readonly startedAtMs: Instant;
  /**
   * The end that a proposal set: the term ends with the first week that ends at this instant or
   * later. Null for the end that the rules set.
   */
  readonly untilMs: Instant | null;
  readonly endedAtMs: Instant | null;
  readonly ending: JudgeTermEnd | null;
};

export type RemovalAssentRow = {
  /** `j1|p2` */
  readonly id: string;
  readonly termId: JudgeTermId;
  readonly playerId: PlayerId;
  readonly assentedAtMs: Instant;
};

export type JusticeRequestKind = 'QUESTION' | 'STATEMENT';

export type JusticeRequestRow = {
  /** `q1`, `q2` … */
  readonly id: JusticeRequestId;
  readonly playerId: PlayerId;
  readonly kind: JusticeRequestKind;
  readonly text: string;
  /** The numbers of the cited events in the journal. */
  readonly entries: readonly number[];
  /** The anchors of the cited sections, in the revision below. */
  readonly sections: readonly string[];
  readonly revision: number;
  readonly requestedAtMs: Instant;
  /** SET_ASIDE: a vote of confidence overturned the ruling on the request. */
  readonly status: 'OPEN' | 'ANSWERED' | 'SET_ASIDE';
};

export type Verdict = 'TRUE' | 'FALSE';

export type RulingRow = {
  /** `u1`, `u2` … */
  readonly id: RulingId;
  readonly requestId: JusticeRequestId;
  /** The Judge who made the ruling. */
  readonly playerId: PlayerId;
  /** The verdict on a statement; null for a question. */
  readonly verdict: Verdict | null;
  /** The answer to a question, or the reasons for a verdict. */
  readonly text: string;
  readonly entries: readonly number[];
  readonly sections: readonly string[];
  readonly revision: number;
  readonly issuedAtMs: Instant;
  readonly week: number;
  readonly status: 'IN_FORCE' | 'OVERTURNED';
  readonly overturnedAtMs: Instant | null;
  readonly overturnedBy: 'CONFIDENCE' | 'JUDGE' | null;
};

export type ConfidenceChoice = 'OVERTURN' | 'AFFIRM';

export type ConfidenceVoteRow = {
  /** `f1`, `f2` … */
  readonly id: ConfidenceVoteId;
  readonly rulingId: RulingId;
  /** The player who called the vote. */
  readonly playerId: PlayerId;
  readonly calledAtMs: Instant;
  /** The end of the vote, exclusive. */
  readonly endsAtMs: Instant;
  /** CANCELLED: the Judge overturned the ruling before the vote ended. */
  readonly status: 'OPEN' | 'OVERTURNED' | 'AFFIRMED' | 'CANCELLED';
  /** The counted votes; null before the count. */
  readonly overturning: number | null;
  readonly affirming: number | null;
};

export type ConfidenceBallotRow = {
  /** `f1|p2` */
  readonly id: string;
  readonly voteId: ConfidenceVoteId;
  readonly playerId: PlayerId;
  readonly choice: ConfidenceChoice;
};

export type JudgeCounter = 'candidacy' | 'term' | 'request' | 'ruling' | 'confidence';

export type JudgeRows = {
  candidacies: CandidacyRow;
  endorsements: EndorsementRow;
  judgeTerms: JudgeTermRow;
  removalAssents: RemovalAssentRow;
  justiceRequests: JusticeRequestRow;
  rulings: RulingRow;
  confidenceVotes: ConfidenceVoteRow;
  confidenceBallots: ConfidenceBallotRow;
};

/** The clock uses these indexes instead of searching all rows. */
export const JUDGE_SPECS: TableSpecs<JudgeRows> = {
  candidacies: {
    standing: (row) => (row.status === 'STANDING' ? 'yes' : null),
    standingOf: (row) => (row.status === 'STANDING' ? row.playerId : null),
    week: (row) => String(row.week),
  },
  endorsements: { candidacy: (row) => row.candidacyId },
  judgeTerms: {
    sitting: (row) => (row.endedAtMs === null ? 'yes' : null),
    removed: (row) => (row.ending === 'REMOVED' ? row.playerId : null),
  },
  removalAssents: { term: (row) => row.termId },
  justiceRequests: { status: (row) => row.status },
  rulings: { request: (row) => row.requestId, week: (row) => String(row.week) },
  confidenceVotes: {
    window: (row) =>
      row.status === 'OPEN' ? `${String(row.calledAtMs)} ${String(row.endsAtMs)}` : null,
    ends: (row) => (row.status === 'OPEN' ? String(row.endsAtMs) : null),
    ruling: (row) => row.rulingId,
  },
  confidenceBallots: { vote: (row) => row.voteId },
};

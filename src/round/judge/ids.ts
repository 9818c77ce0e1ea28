import { idsOf } from '../../season';
import type { IdOf } from '../../season';

export const CANDIDACY_IDS = idsOf('Candidacy', 'n');
export type CandidacyId = IdOf<typeof CANDIDACY_IDS>;

export const JUDGE_TERM_IDS = idsOf('JudgeTerm', 'j');
export type JudgeTermId = IdOf<typeof JUDGE_TERM_IDS>;

export const JUSTICE_REQUEST_IDS = idsOf('JusticeRequest', 'q');
export type JusticeRequestId = IdOf<typeof JUSTICE_REQUEST_IDS>;

export const RULING_IDS = idsOf('Ruling', 'u');
export type RulingId = IdOf<typeof RULING_IDS>;

export const CONFIDENCE_VOTE_IDS = idsOf('ConfidenceVote', 'f');
export type ConfidenceVoteId = IdOf<typeof CONFIDENCE_VOTE_IDS>;

/**
 * The ids of a round: each kind of thing has a letter and a type. Journals contain the letters, so
 * a letter never changes.
 */
import { idsOf, PROPOSAL_IDS, SECRET_ATTEMPT_IDS } from '../../season';
import type { IdOf } from '../../season';

export const LOT_IDS = idsOf('Lot', 'l');
export type LotId = IdOf<typeof LOT_IDS>;

export const SECRET_ACTION_IDS = idsOf('SecretAction', 'a');
export type SecretActionId = IdOf<typeof SECRET_ACTION_IDS>;

export const BID_IDS = idsOf('Bid', 'b');
export type BidId = IdOf<typeof BID_IDS>;

export const HAND_IDS = idsOf('Hand', 'h');
export type HandId = IdOf<typeof HAND_IDS>;

export const TABLE_IDS = idsOf('Table', 't');
export type TableId = IdOf<typeof TABLE_IDS>;

export const SITTING_IDS = idsOf('Sitting', 's');
export type SittingId = IdOf<typeof SITTING_IDS>;

export const TRADE_IDS = idsOf('Trade', 't');
export type TradeId = IdOf<typeof TRADE_IDS>;

export const CONTRACT_IDS = idsOf('Contract', 'c');
export type ContractId = IdOf<typeof CONTRACT_IDS>;

export const CONTRACT_CHANGE_IDS = idsOf('ContractChange', 'd');
export type ContractChangeId = IdOf<typeof CONTRACT_CHANGE_IDS>;

export const DUCK_IDS = idsOf('Duck', 'd');
export type DuckId = IdOf<typeof DUCK_IDS>;

export const WORK_IDS = idsOf('WorkOfArt', 'w');
export type WorkId = IdOf<typeof WORK_IDS>;

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

/** The kinds of things with an API id, by their names in the API. */
export const ROUND_IDS = {
  Lot: LOT_IDS,
  SecretAction: SECRET_ACTION_IDS,
  Bid: BID_IDS,
  Hand: HAND_IDS,
  Table: TABLE_IDS,
  JudgeTerm: JUDGE_TERM_IDS,
  Candidacy: CANDIDACY_IDS,
  JusticeRequest: JUSTICE_REQUEST_IDS,
  Ruling: RULING_IDS,
  ConfidenceVote: CONFIDENCE_VOTE_IDS,
  Proposal: PROPOSAL_IDS,
  SecretAttempt: SECRET_ATTEMPT_IDS,
  Trade: TRADE_IDS,
  Contract: CONTRACT_IDS,
  ContractChange: CONTRACT_CHANGE_IDS,
  Duck: DUCK_IDS,
  WorkOfArt: WORK_IDS,
} as const;

import type { PlayerId } from '../../kernel';
import type { ConfidenceChoice, JusticeRequestKind, Verdict } from './rows';
import type { CandidacyId, ConfidenceVoteId, JusticeRequestId, RulingId } from '../model/ids';

export type NominateForJudge = { readonly type: 'NominateForJudge'; readonly text: string };
export type EndorseCandidate = {
  readonly type: 'EndorseCandidate';
  readonly candidacyId: CandidacyId;
};
export type WithdrawEndorsement = {
  readonly type: 'WithdrawEndorsement';
  readonly candidacyId: CandidacyId;
};
export type AppointJudge = { readonly type: 'AppointJudge'; readonly playerId: PlayerId };
export type ResignAsJudge = { readonly type: 'ResignAsJudge' };
export type AssentToJudgeRemoval = {
  readonly type: 'AssentToJudgeRemoval';
  /** The Judge to be removed. The id prevents the command from removing a successor by mistake. */
  readonly playerId: PlayerId;
};

/** The text of a request or a ruling, and its citations. */
export type JusticeText = {
  readonly text: string;
  readonly entries: readonly number[];
  readonly sections: readonly string[];
};
export type RequestJustice = JusticeText & {
  readonly type: 'RequestJustice';
  readonly kind: JusticeRequestKind;
};
export type IssueRuling = JusticeText & {
  readonly type: 'IssueRuling';
  readonly requestId: JusticeRequestId;
  readonly verdict: Verdict | null;
};
export type OverturnRuling = { readonly type: 'OverturnRuling'; readonly rulingId: RulingId };
export type CallConfidenceVote = {
  readonly type: 'CallConfidenceVote';
  readonly rulingId: RulingId;
};
export type CastConfidenceVote = {
  readonly type: 'CastConfidenceVote';
  readonly voteId: ConfidenceVoteId;
  readonly choice: ConfidenceChoice;
};

export type JudgeCommand =
  | NominateForJudge
  | EndorseCandidate
  | WithdrawEndorsement
  | AppointJudge
  | ResignAsJudge
  | AssentToJudgeRemoval
  | RequestJustice
  | IssueRuling
  | OverturnRuling
  | CallConfidenceVote
  | CastConfidenceVote;

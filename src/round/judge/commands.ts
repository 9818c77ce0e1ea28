import type { PlayerId } from '../../kernel';
import type { ConfidenceChoice, JusticeRequestKind, Verdict } from './rows';

export type NominateForJudge = { readonly type: 'NominateForJudge'; readonly text: string };
export type EndorseCandidate = {
  readonly type: 'EndorseCandidate';
  readonly candidacyId: string;
};
export type WithdrawEndorsement = {
  readonly type: 'WithdrawEndorsement';
  readonly candidacyId: string;
};
export type AppointJudge = { readonly type: 'AppointJudge'; readonly playerId: PlayerId };
export type ResignAsJudge = { readonly type: 'ResignAsJudge' };
export type AssentToJudgeRemoval = {
  readonly type: 'AssentToJudgeRemoval';
  /** The Judge whom it is to remove, so that it cannot strike a successor. */
  readonly playerId: PlayerId;
};

/** What a request or a ruling says, and what it points at. */
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
  readonly requestId: string;
  readonly verdict: Verdict | null;
};
export type OverturnRuling = { readonly type: 'OverturnRuling'; readonly rulingId: string };
export type CallConfidenceVote = {
  readonly type: 'CallConfidenceVote';
  readonly rulingId: string;
};
export type CastConfidenceVote = {
  readonly type: 'CastConfidenceVote';
  readonly voteId: string;
  readonly choice: ConfidenceChoice;
};

/** What an account may ask about the Judge. */
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

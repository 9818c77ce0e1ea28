/** The refusals about the Judge. */
import { moment, phrase } from '../../kernel';
import type { NoFacts, Sentences } from '../../kernel';
import type { RoundFacts } from '../model/facts';

export type JudgeRefusals = {
  readonly NO_JUDGE: NoFacts;
  readonly NOT_THE_JUDGE: NoFacts;
  readonly YOU_ARE_THE_JUDGE: NoFacts;
  readonly FIRST_WEEK_OVER: RoundFacts<'week'>;
  readonly CANDIDACY_NOT_FOUND: RoundFacts<'candidacyId' | 'status'>;
  readonly CHAIR_VACANT: NoFacts;
  readonly CHAIR_TAKEN: RoundFacts<'playerId'>;
  readonly JUDGE_CHANGED: RoundFacts<'playerId'>;
  readonly REQUEST_NOT_FOUND: RoundFacts<'requestId'>;
  readonly REQUEST_CLOSED: RoundFacts<'requestId' | 'status'> & { readonly status: string };
  readonly RULING_NOT_FOUND: RoundFacts<'rulingId'>;
  readonly NOT_YOUR_RULING: RoundFacts<'rulingId'>;
  readonly RULING_OVERTURNED: RoundFacts<'rulingId'>;
  readonly CONFIDENCE_VOTE_NOT_FOUND: RoundFacts<'confidenceVoteId'>;
  readonly CONFIDENCE_VOTE_OVER: RoundFacts<'confidenceVoteId' | 'status' | 'endsAtMs'> & {
    readonly status: string;
  };
  readonly SECTION_UNKNOWN: RoundFacts<'section'>;
  readonly ALREADY_A_CANDIDATE: RoundFacts<'candidacyId'>;
  readonly ALREADY_ENDORSED: RoundFacts<'candidacyId'>;
  readonly NOT_ENDORSED: RoundFacts<'candidacyId'>;
  readonly JUDGE_REMOVED: RoundFacts<'playerId'>;
  readonly ALREADY_ASSENTED: NoFacts;
  readonly OWN_REQUEST: RoundFacts<'requestId'>;
  readonly VERDICT_NEEDED: RoundFacts<'requestId'>;
  readonly VERDICT_MISPLACED: RoundFacts<'requestId' | 'verdict'>;
  readonly TOO_LATE_TO_OVERTURN: RoundFacts<'rulingId' | 'endedAtMs'>;
  readonly CONFIDENCE_VOTE_CALLED: RoundFacts<'rulingId' | 'confidenceVoteId'>;
  readonly TOO_LATE_FOR_CONFIDENCE: RoundFacts<'rulingId' | 'endedAtMs'>;
};

export const JUDGE_REFUSALS: Sentences<JudgeRefusals> = {
  NO_JUDGE: () => 'The rules of this season have no Judge.',
  NOT_THE_JUDGE: () => 'Only the Judge may do this.',
  YOU_ARE_THE_JUDGE: () => 'The Judge may not do this, and you are the Judge.',
  FIRST_WEEK_OVER: ({ week }) =>
    `The host may appoint only the Judge of the first week, and this is week ${week}.`,
  CANDIDACY_NOT_FOUND: () => 'There is no such candidate for the next week.',
  CHAIR_VACANT: () => 'Nobody is Judge now.',
  CHAIR_TAKEN: () => 'There is already a Judge.',
  JUDGE_CHANGED: () => 'Another player is Judge now.',
  REQUEST_NOT_FOUND: () => 'There is no such request for justice.',
  REQUEST_CLOSED: () => 'No ruling is owed on this request.',
  RULING_NOT_FOUND: () => 'There is no such ruling.',
  NOT_YOUR_RULING: () => 'Only the Judge who made a ruling may overturn it.',
  RULING_OVERTURNED: () => 'This ruling was already overturned.',
  CONFIDENCE_VOTE_NOT_FOUND: () => 'There is no such vote of confidence.',
  CONFIDENCE_VOTE_OVER: ({ endsAtMs }) =>
    `This vote of confidence is over: its time was up to ${moment(endsAtMs)}.`,
  SECTION_UNKNOWN: ({ section }) => `The rules have no section ${section}.`,
  ALREADY_A_CANDIDATE: () => 'You already stand for Judge of the next week.',
  ALREADY_ENDORSED: () => 'You already endorse this candidate.',
  NOT_ENDORSED: () => 'You do not endorse this candidate.',
  JUDGE_REMOVED: () => 'The players removed this Judge: appoint another player.',
  ALREADY_ASSENTED: () => 'You already assent to this removal.',
  OWN_REQUEST: () => 'The Judge cannot rule on a request of their own.',
  VERDICT_NEEDED: () => 'A ruling on a statement must say TRUE or FALSE.',
  VERDICT_MISPLACED: () => 'A ruling on a question may not say TRUE or FALSE.',
  TOO_LATE_TO_OVERTURN: ({ endedAtMs }) =>
    `It is too late to overturn this ruling${phrase(': the time ended at ', moment(endedAtMs))}.`,
  CONFIDENCE_VOTE_CALLED: () => 'This ruling has had its only vote of confidence.',
  TOO_LATE_FOR_CONFIDENCE: ({ endedAtMs }) =>
    `It is too late for a vote of confidence${phrase(': the time ended at ', moment(endedAtMs))}.`,
};

import type { RefusalCode } from '../generated/resolvers';
import { phrase, word } from './words';
import type { Sentence } from './words';

/** Of the Judge. */
export const JUDGE_SENTENCES = {
  NOT_THE_JUDGE: () => 'Only the Judge may do this.',
  YOU_ARE_THE_JUDGE: () => 'This is for others to do: you are the Judge.',
  FIRST_WEEK_OVER: (facts) =>
    `The host appoints the Judge of the first week alone${phrase(', and this is week ', facts, 'week')}.`,
  CANDIDACY_NOT_FOUND: () => 'There is no such candidate for the next week.',
  CHAIR_VACANT: () => 'Nobody is Judge now.',
  CHAIR_TAKEN: () => 'Somebody is Judge already.',
  JUDGE_CHANGED: () => 'Somebody else is Judge now.',
  REQUEST_NOT_FOUND: () => 'There is no such request for justice.',
  REQUEST_CLOSED: () => 'No ruling is owed on this request.',
  RULING_NOT_FOUND: () => 'There is no such ruling.',
  NOT_YOUR_RULING: () => 'Only the Judge who made a ruling may overturn it.',
  RULING_OVERTURNED: () => 'This ruling was overturned already.',
  CONFIDENCE_VOTE_NOT_FOUND: () => 'There is no such vote of confidence.',
  CONFIDENCE_VOTE_OVER: (facts) =>
    `This vote of confidence is over${phrase('; its end was set for ', facts, 'endsAt')}.`,
  SECTION_UNKNOWN: (facts) =>
    `The rules have no section ${word(facts, 'section', 'of that name')}.`,
  ALREADY_A_CANDIDATE: () => 'You stand for Judge of the next week already.',
  ALREADY_ENDORSED: () => 'You endorse this candidate already.',
  NOT_ENDORSED: () => 'You do not endorse this candidate.',
  JUDGE_REMOVED: () => 'The players removed this Judge: appoint somebody else.',
  ALREADY_ASSENTED: () => 'You assent to this removal already.',
  OWN_REQUEST: () => 'The Judge cannot rule on an own request.',
  VERDICT_NEEDED: () => 'A ruling on a statement says TRUE or FALSE.',
  VERDICT_MISPLACED: () => 'A question has an answer, and neither TRUE nor FALSE.',
  TOO_LATE_TO_OVERTURN: (facts) =>
    `It is too late to overturn this ruling${phrase(': it could be until ', facts, 'endedAt')}.`,
  CONFIDENCE_VOTE_CALLED: () => 'A ruling has one vote of confidence, and this one has had it.',
  TOO_LATE_FOR_CONFIDENCE: (facts) =>
    `It is too late for a vote of confidence${phrase(': it could be called until ', facts, 'endedAt')}.`,
} satisfies Partial<Record<RefusalCode, Sentence>>;

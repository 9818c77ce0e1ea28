import type { RoundCommands, RoundEvents } from '../model/records';
import { appointJudge, judgeAppointed } from './appoint-judge';
import { assentToJudgeRemoval, judgeRemovalAssented } from './assent-to-judge-removal';
import { callConfidenceVote, confidenceVoteCalled } from './call-confidence-vote';
import { castConfidenceVote, confidenceVoteCast } from './cast-confidence-vote';
import type { JudgeCommand } from './commands';
import { confidenceVoteConcluded } from './conclude-confidence-votes';
import { judgeElected } from './elect-judge';
import { candidacyDropped, judgeTermEnded } from './end-term';
import { candidateEndorsed, endorseCandidate } from './endorse-candidate';
import type { JudgeEvent } from './events';
import { issueRuling, rulingIssued } from './issue-ruling';
import { candidacyPosted, nominateForJudge } from './nominate-for-judge';
import { overturnRuling, rulingOverturned } from './overturn-ruling';
import { justiceRequested, requestJustice } from './request-justice';
import { resignAsJudge } from './resign-as-judge';
import { judgeTermSet } from './set-judge-term';
import { confidenceVoteWarned } from './warn-of-confidence-vote';
import { endorsementWithdrawn, withdrawEndorsement } from './withdraw-endorsement';

export const JUDGE_COMMANDS: RoundCommands<JudgeCommand> = {
  NominateForJudge: nominateForJudge,
  EndorseCandidate: endorseCandidate,
  WithdrawEndorsement: withdrawEndorsement,
  AppointJudge: appointJudge,
  ResignAsJudge: resignAsJudge,
  AssentToJudgeRemoval: assentToJudgeRemoval,
  RequestJustice: requestJustice,
  IssueRuling: issueRuling,
  OverturnRuling: overturnRuling,
  CallConfidenceVote: callConfidenceVote,
  CastConfidenceVote: castConfidenceVote,
};

export const JUDGE_EVENTS: RoundEvents<JudgeEvent> = {
  CandidacyPosted: candidacyPosted,
  CandidacyDropped: candidacyDropped,
  CandidateEndorsed: candidateEndorsed,
  EndorsementWithdrawn: endorsementWithdrawn,
  JudgeElected: judgeElected,
  JudgeAppointed: judgeAppointed,
  JudgeTermEnded: judgeTermEnded,
  JudgeTermSet: judgeTermSet,
  JudgeRemovalAssented: judgeRemovalAssented,
  JusticeRequested: justiceRequested,
  RulingIssued: rulingIssued,
  RulingOverturned: rulingOverturned,
  ConfidenceVoteCalled: confidenceVoteCalled,
  ConfidenceVoteCast: confidenceVoteCast,
  ConfidenceVoteConcluded: confidenceVoteConcluded,
  ConfidenceVoteWarned: confidenceVoteWarned,
};

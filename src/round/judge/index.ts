import { byHost, byPlayer } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import { appointJudge, evolveJudgeAppointed } from './appoint-judge';
import { assentToJudgeRemoval, evolveJudgeRemovalAssented } from './assent-to-judge-removal';
import { callConfidenceVote, evolveConfidenceVoteCalled } from './call-confidence-vote';
import { castConfidenceVote, evolveConfidenceVoteCast } from './cast-confidence-vote';
import type {
  AppointJudge,
  AssentToJudgeRemoval,
  CallConfidenceVote,
  CastConfidenceVote,
  EndorseCandidate,
  IssueRuling,
  JudgeCommand,
  NominateForJudge,
  OverturnRuling,
  RequestJustice,
  ResignAsJudge,
  WithdrawEndorsement,
} from './commands';
import { evolveConfidenceVoteConcluded } from './conclude-confidence-votes';
import { evolveJudgeElected } from './elect-judge';
import { evolveJudgeTermEnded } from './end-term';
import {
  endorseCandidate,
  evolveCandidateEndorsed,
  evolveEndorsementWithdrawn,
  withdrawEndorsement,
} from './endorse-candidate';
import type { JudgeEvent } from './events';
import { evolveRulingIssued, issueRuling } from './issue-ruling';
import {
  evolveCandidacyDropped,
  evolveCandidacyPosted,
  nominateForJudge,
} from './nominate-for-judge';
import { evolveRulingOverturned, overturnRuling } from './overturn-ruling';
import { evolveJusticeRequested, requestJustice } from './request-justice';
import { resignAsJudge } from './resign-as-judge';
import { candidacyShape, justiceShape } from './shape';
import { judgeText } from './text';

export const JUDGE_COMMANDS: RoundCommands<JudgeCommand> = {
  NominateForJudge: byPlayer<NominateForJudge>({
    rule: 'judge',
    shape: candidacyShape,
    decide: nominateForJudge,
    made: (event) => (event.type === 'CandidacyPosted' ? event.candidacyId : null),
  }),
  EndorseCandidate: byPlayer<EndorseCandidate>({
    rule: 'judge',
    decide: endorseCandidate,
    made: (event) => (event.type === 'CandidateEndorsed' ? event.candidacyId : null),
  }),
  WithdrawEndorsement: byPlayer<WithdrawEndorsement>({
    rule: 'judge',
    decide: withdrawEndorsement,
    made: (event) => (event.type === 'EndorsementWithdrawn' ? event.candidacyId : null),
  }),
  AppointJudge: byHost<AppointJudge>({ rule: 'judge', decide: appointJudge }),
  ResignAsJudge: byPlayer<ResignAsJudge>({ rule: 'judge', decide: resignAsJudge }),
  AssentToJudgeRemoval: byPlayer<AssentToJudgeRemoval>({
    rule: 'judge',
    decide: assentToJudgeRemoval,
  }),
  RequestJustice: byPlayer<RequestJustice>({
    rule: 'judge',
    shape: justiceShape,
    decide: requestJustice,
    made: (event) => (event.type === 'JusticeRequested' ? event.requestId : null),
  }),
  IssueRuling: byPlayer<IssueRuling>({
    rule: 'judge',
    shape: justiceShape,
    decide: issueRuling,
    made: (event) => (event.type === 'RulingIssued' ? event.rulingId : null),
  }),
  OverturnRuling: byPlayer<OverturnRuling>({
    rule: 'judge',
    decide: overturnRuling,
    made: (event) => (event.type === 'RulingOverturned' ? event.rulingId : null),
  }),
  CallConfidenceVote: byPlayer<CallConfidenceVote>({
    rule: 'judge',
    decide: callConfidenceVote,
    made: (event) => (event.type === 'ConfidenceVoteCalled' ? event.voteId : null),
  }),
  CastConfidenceVote: byPlayer<CastConfidenceVote>({
    rule: 'judge',
    decide: castConfidenceVote,
    made: (event) => (event.type === 'ConfidenceVoteCast' ? event.voteId : null),
  }),
};

const inElection = { text: judgeText, channel: 'JUDGE_ELECTIONS' } as const;
const inGame = { text: judgeText, channel: 'GAME_ACTIONS' } as const;

export const JUDGE_EVENTS: RoundEvents<JudgeEvent> = {
  CandidacyPosted: { ...inElection, evolve: evolveCandidacyPosted },
  CandidacyDropped: { ...inElection, evolve: evolveCandidacyDropped },
  CandidateEndorsed: { ...inElection, evolve: evolveCandidateEndorsed },
  EndorsementWithdrawn: { ...inElection, evolve: evolveEndorsementWithdrawn },
  JudgeElected: {
    ...inElection,
    evolve: evolveJudgeElected,
    concerns: ({ counts }) => counts.map(({ playerId }) => playerId),
  },
  JudgeAppointed: {
    ...inElection,
    evolve: evolveJudgeAppointed,
    concerns: ({ playerId }) => [playerId],
  },
  JudgeTermEnded: { ...inElection, evolve: evolveJudgeTermEnded },
  JudgeRemovalAssented: {
    ...inGame,
    evolve: evolveJudgeRemovalAssented,
    concerns: ({ judgeId }) => [judgeId],
  },
  JusticeRequested: { ...inGame, evolve: evolveJusticeRequested },
  RulingIssued: {
    ...inGame,
    evolve: evolveRulingIssued,
    concerns: ({ requestId }, state) => [state.need('justiceRequests', requestId).playerId],
  },
  RulingOverturned: { ...inGame, evolve: evolveRulingOverturned },
  ConfidenceVoteCalled: { ...inGame, evolve: evolveConfidenceVoteCalled },
  ConfidenceVoteCast: { ...inGame, evolve: evolveConfidenceVoteCast },
  ConfidenceVoteConcluded: { ...inGame, evolve: evolveConfidenceVoteConcluded },
};

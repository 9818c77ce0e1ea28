import { assertNever } from '../../kernel';
import { asHost, asPlayer } from '../access';
import type { Asked } from '../command';
import type { RoundRefusal } from '../refusal';
import type { RoundTurn } from '../turn';
import { appointJudge } from './appoint-judge';
import { assentToJudgeRemoval } from './assent-to-judge-removal';
import { callConfidenceVote } from './call-confidence-vote';
import { castConfidenceVote } from './cast-confidence-vote';
import type { JudgeCommand } from './commands';
import { endorseCandidate, withdrawEndorsement } from './endorse-candidate';
import { issueRuling } from './issue-ruling';
import { nominateForJudge } from './nominate-for-judge';
import { overturnRuling } from './overturn-ruling';
import { requestJustice } from './request-justice';
import { resignAsJudge } from './resign-as-judge';

/** The Judge's part of the switch over all commands. */
export function decideJudge(turn: RoundTurn, command: Asked<JudgeCommand>): RoundRefusal | null {
  switch (command.type) {
    case 'NominateForJudge':
      return asPlayer(turn, command, nominateForJudge);
    case 'EndorseCandidate':
      return asPlayer(turn, command, endorseCandidate);
    case 'WithdrawEndorsement':
      return asPlayer(turn, command, withdrawEndorsement);
    case 'AppointJudge':
      return asHost(turn, command, appointJudge);
    case 'ResignAsJudge':
      return asPlayer(turn, command, resignAsJudge);
    case 'AssentToJudgeRemoval':
      return asPlayer(turn, command, assentToJudgeRemoval);
    case 'RequestJustice':
      return asPlayer(turn, command, requestJustice);
    case 'IssueRuling':
      return asPlayer(turn, command, issueRuling);
    case 'OverturnRuling':
      return asPlayer(turn, command, overturnRuling);
    case 'CallConfidenceVote':
      return asPlayer(turn, command, callConfidenceVote);
    case 'CastConfidenceVote':
      return asPlayer(turn, command, castConfidenceVote);
    default:
      return assertNever(command);
  }
}

import { assertNever } from '../../kernel';
import type { RoundEvent } from '../event';
import type { JudgeCommand } from './commands';

/** The local id of what the command made or changed. */
export function judgeSubjectIn(command: JudgeCommand, event: RoundEvent): string | null {
  switch (command.type) {
    case 'NominateForJudge':
      return event.type === 'CandidacyPosted' ? event.candidacyId : null;
    case 'EndorseCandidate':
      return event.type === 'CandidateEndorsed' ? event.candidacyId : null;
    case 'WithdrawEndorsement':
      return event.type === 'EndorsementWithdrawn' ? event.candidacyId : null;
    case 'RequestJustice':
      return event.type === 'JusticeRequested' ? event.requestId : null;
    case 'IssueRuling':
      return event.type === 'RulingIssued' ? event.rulingId : null;
    case 'OverturnRuling':
      return event.type === 'RulingOverturned' ? event.rulingId : null;
    case 'CallConfidenceVote':
      return event.type === 'ConfidenceVoteCalled' ? event.voteId : null;
    case 'CastConfidenceVote':
      return event.type === 'ConfidenceVoteCast' ? event.voteId : null;
    case 'AppointJudge':
    case 'ResignAsJudge':
    case 'AssentToJudgeRemoval':
      return null;
    default:
      return assertNever(command);
  }
}

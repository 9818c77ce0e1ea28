import { assertNever, counted, ordinalOf, quoted } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { JudgeElected, JudgeEvent, RulingIssued } from './events';
import type { JudgeTermEnd } from './rows';
import type { RoundState } from '../state';
import { nameOf } from '../wording';

const ENDINGS: Readonly<Record<JudgeTermEnd, string>> = {
  EXPIRED: '’s term as Judge is over',
  RESIGNED: ' resigned as Judge',
  REMOVED: ' was removed as Judge',
  LEFT: ' left the chair vacant',
};

const KINDS = { QUESTION: 'a question', STATEMENT: 'a statement' } as const;

/** What happened about the Judge, in one sentence. */
export function judgeText(state: RoundState, event: JudgeEvent): string {
  const who = (id: PlayerId): string => nameOf(state, id);
  switch (event.type) {
    case 'CandidacyPosted':
      return `${who(event.playerId)} stands for Judge: ${quoted(event.message)}.`;
    case 'CandidacyDropped':
      return `${who(event.playerId)} stands for Judge no more.`;
    case 'CandidateEndorsed':
      return `${who(event.playerId)} endorsed ${candidate(state, event.candidacyId)}.`;
    case 'EndorsementWithdrawn':
      return `${who(event.playerId)} no longer endorses ${candidate(state, event.candidacyId)}.`;
    case 'JudgeElected':
      return electedText(state, event);
    case 'JudgeAppointed':
      return `The host appointed ${who(event.playerId)} as Judge.`;
    case 'JudgeTermEnded':
      return `${who(event.playerId)}${ENDINGS[event.ending]}.`;
    case 'JudgeRemovalAssented':
      return `${who(event.playerId)} assents to the removal of ${who(event.judgeId)} as Judge.`;
    case 'JusticeRequested':
      return `${who(event.playerId)} put ${KINDS[event.kind]} to the Judge: ${quoted(event.text)}.`;
    case 'RulingIssued':
      return rulingText(state, event);
    case 'RulingOverturned':
      return `${who(event.playerId)} overturned ruling ${ordinalOf(event.rulingId)}, and owes another.`;
    case 'ConfidenceVoteCalled':
      return `${who(event.playerId)} called a vote of confidence on ruling ${ordinalOf(event.rulingId)}.`;
    case 'ConfidenceVoteCast':
      return `${who(event.playerId)} voted to ${event.choice.toLowerCase()} ruling ${ordinalOf(rulingOf(state, event.voteId))}.`;
    case 'ConfidenceVoteConcluded':
      return `Ruling ${ordinalOf(event.rulingId)} was ${event.overturned ? 'overturned' : 'upheld'}: ${event.overturning} to overturn, ${event.affirming} to affirm.`;
    default:
      return assertNever(event);
  }
}

const rulingOf = (state: RoundState, voteId: string): string =>
  state.need('confidenceVotes', voteId).rulingId;

const candidate = (state: RoundState, candidacyId: string): string =>
  nameOf(state, state.need('candidacies', candidacyId).playerId);

function electedText(state: RoundState, { playerId, counts }: JudgeElected): string {
  const endorsements = counted(counts[0]?.endorsements ?? 0, 'endorsement');
  const field = counted(counts.length, 'candidate');
  return `${nameOf(state, playerId)} was elected Judge with ${endorsements}, of ${field}.`;
}

function rulingText(state: RoundState, event: RulingIssued): string {
  const { playerId, rulingId, requestId, verdict, text } = event;
  const ruled = verdict === null ? '' : ` ${verdict}`;
  return `${nameOf(state, playerId)} made ruling ${ordinalOf(rulingId)} on request ${ordinalOf(requestId)}:${ruled} ${quoted(text)}.`;
}

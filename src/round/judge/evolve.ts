import type { RoundState } from '../state';
import type { RoundStamped } from '../turn';
import { evolveJudgeAppointed } from './appoint-judge';
import { evolveJudgeRemovalAssented } from './assent-to-judge-removal';
import { evolveConfidenceVoteCalled } from './call-confidence-vote';
import { evolveConfidenceVoteCast } from './cast-confidence-vote';
import { evolveConfidenceVoteConcluded } from './conclude-confidence-votes';
import { evolveJudgeElected } from './elect-judge';
import { evolveJudgeTermEnded } from './end-term';
import { evolveCandidateEndorsed, evolveEndorsementWithdrawn } from './endorse-candidate';
import type { JudgeEvent } from './events';
import { evolveRulingIssued } from './issue-ruling';
import { evolveCandidacyDropped, evolveCandidacyPosted } from './nominate-for-judge';
import { evolveRulingOverturned } from './overturn-ruling';
import { evolveJusticeRequested } from './request-justice';

type Evolve<E extends JudgeEvent> = (state: RoundState, stamped: RoundStamped<E>) => void;

/** The Judge's part of the switch over all events. */
export const EVOLVE_JUDGE: {
  readonly [T in JudgeEvent['type']]: Evolve<Extract<JudgeEvent, { type: T }>>;
} = {
  CandidacyPosted: evolveCandidacyPosted,
  CandidacyDropped: evolveCandidacyDropped,
  CandidateEndorsed: evolveCandidateEndorsed,
  EndorsementWithdrawn: evolveEndorsementWithdrawn,
  JudgeElected: evolveJudgeElected,
  JudgeAppointed: evolveJudgeAppointed,
  JudgeTermEnded: evolveJudgeTermEnded,
  JudgeRemovalAssented: evolveJudgeRemovalAssented,
  JusticeRequested: evolveJusticeRequested,
  RulingIssued: evolveRulingIssued,
  RulingOverturned: evolveRulingOverturned,
  ConfidenceVoteCalled: evolveConfidenceVoteCalled,
  ConfidenceVoteCast: evolveConfidenceVoteCast,
  ConfidenceVoteConcluded: evolveConfidenceVoteConcluded,
};

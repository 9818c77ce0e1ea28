/**
 * A term ends with its week, by the Judge's own word, by the assent of others, or with the
 * membership: then the chair is vacant [Judges; rulings I1, B2].
 */
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { sittingTerm } from './bench';
import type { JudgeTermEnded } from './events';
import { standingCandidacy } from './nominate-for-judge';
import type { JudgeTermEnd, JudgeTermRow } from './rows';

export function endTerm(
  turn: RoundTurn,
  { id: termId, playerId }: JudgeTermRow,
  ending: JudgeTermEnd,
): void {
  turn.emit({ type: 'JudgeTermEnded', termId, playerId, ending });
}

/** What leaving does here: it drops the candidacy and vacates the chair. */
export function leaveBench(turn: RoundTurn, { id: playerId }: PlayerRow): void {
  const { state } = turn;
  const candidacy = standingCandidacy(state, playerId);
  if (candidacy !== null) {
    turn.emit({ type: 'CandidacyDropped', candidacyId: candidacy.id, playerId });
  }
  const term = sittingTerm(state);
  if (term?.playerId === playerId) endTerm(turn, term, 'LEFT');
}

export function evolveJudgeTermEnded(
  state: RoundState,
  { atMs, event: { termId, ending } }: RoundStamped<JudgeTermEnded>,
): void {
  state.put('judgeTerms', { ...state.need('judgeTerms', termId), endedAtMs: atMs, ending });
}

/**
 * "The host may appoint the judge of a round's first week" [ruling I1]: while the chair is vacant,
 * from the set-up on, and nobody whom the players removed [ruling W5].
 */
import { ordinalOf } from '../../kernel';
import { unlessOver } from '../access';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { presentPlayer, roundOf, takeNumber } from '../state';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { RULE, sittingTerm } from './bench';
import type { AppointJudge } from './commands';
import { nextTermId } from './elect-judge';
import type { JudgeAppointed } from './events';

/** Whether the host can still appoint: before the first election, while nobody sits. */
export const mayAppointJudge = (state: RoundState): boolean =>
  roundOf(state).status !== 'ENDED' && roundOf(state).week <= 1 && sittingTerm(state) === null;

export function appointJudge(
  turn: RoundTurn,
  { playerId }: Asked<AppointJudge>,
): RoundRefusal | null {
  const { state } = turn;
  const over = unlessOver(state, RULE);
  if (over !== null) return over;
  const { week } = roundOf(state);
  if (week > 1) return refuse('FIRST_WEEK_OVER', RULE, { week });
  if (presentPlayer(state, playerId) === null) {
    return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
  }
  const sitting = sittingTerm(state);
  if (sitting !== null) return refuse('CHAIR_TAKEN', RULE, { playerId: sitting.playerId });
  if (state.countBy('judgeTerms', 'removed', playerId) > 0) {
    return refuse('JUDGE_REMOVED', RULE, { playerId });
  }
  turn.emit({ type: 'JudgeAppointed', termId: nextTermId(state), playerId });
  return null;
}

export function evolveJudgeAppointed(
  state: RoundState,
  { atMs, event: { termId, playerId } }: RoundStamped<JudgeAppointed>,
): void {
  takeNumber(state, 'term', ordinalOf(termId));
  state.put('judgeTerms', {
    id: termId,
    playerId,
    candidacyId: null,
    startedAtMs: atMs,
    endedAtMs: null,
    ending: null,
  });
}

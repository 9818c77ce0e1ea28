/**
 * "Immediately after the week ends, the player whose text message made during the previous week has
 * the most :+1: reactions becomes the Judge for one week. Ties are broken in favour of the player
 * with the earliest text message" [Judges; ruling I1]. It comes before the phase changes [A3].
 */
import { CLOCK, counted, ordinalOf } from '../../kernel';
import { isWeekStart } from '../calendar/week';
import type { RoundEventRecord } from '../ground/declare';
import type { RoundState } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import { nameOf } from '../ground/wording';
import { nextTermId, seat, sittingTerm } from './bench';
import { endTerm } from './end-term';
import { endorsersOf } from './endorsements';
import type { CandidacyCount, JudgeElected } from './events';

/** Does nothing but at the end of a week; to be called once at each instant. */
export function electJudge(turn: RoundTurn): void {
  const { state } = turn;
  if (!isWeekStart(turn)) return;
  const judging = turn.as(CLOCK);
  const term = sittingTerm(state);
  if (term !== null) endTerm(judging, term, 'EXPIRED');
  const counts = countOf(state);
  const [winner] = counts;
  if (winner === undefined) return;
  const { candidacyId, playerId } = winner;
  judging.emit({ type: 'JudgeElected', termId: nextTermId(state), candidacyId, playerId, counts });
}

/** The candidacies that stand, most endorsements first; of equal ones the earliest. */
function countOf(state: RoundState): CandidacyCount[] {
  return state
    .by('candidacies', 'standing', 'yes')
    .map(({ id, playerId }) => ({
      candidacyId: id,
      playerId,
      endorsements: endorsersOf(state, id).length,
    }))
    .sort(
      (a, b) =>
        b.endorsements - a.endorsements || ordinalOf(a.candidacyId) - ordinalOf(b.candidacyId),
    );
}

export const judgeElected: RoundEventRecord<JudgeElected> = {
  evolve: (state, { atMs, event: { termId, candidacyId, playerId, counts } }) => {
    for (const { candidacyId: id, endorsements } of counts) {
      state.put('candidacies', {
        ...state.need('candidacies', id),
        status: id === candidacyId ? 'ELECTED' : 'LOST',
        counted: endorsements,
      });
    }
    seat(state, { id: termId, playerId, candidacyId, startedAtMs: atMs });
  },
  text: (state, { playerId, counts }) => {
    const endorsements = counted(counts[0]?.endorsements ?? 0, 'endorsement');
    const field = counted(counts.length, 'candidate');
    return `${nameOf(state, playerId)} was elected Judge with ${endorsements}, of ${field}.`;
  },
  channel: 'JUDGE_ELECTIONS',
  notice: 'JUDGE_CHOSEN',
  concerns: ({ counts }) => counts.map(({ playerId }) => playerId),
};

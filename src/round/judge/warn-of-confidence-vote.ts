/** Players who have not voted are warned before a vote of confidence ends [ruling S25]. */
import { byOrdinal, ordinalOf } from '../../kernel';
import { putWarned, warnedOfAt } from '../calendar/warning';
import type { RoundEventRecord } from '../model/records';
import { playerIds } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { choiceOf } from './cast-confidence-vote';
import type { ConfidenceVoteWarned } from './events';

/** The windows of the open votes of confidence. */
export const confidenceWindows = (state: RoundState): string[] =>
  state.keys('confidenceVotes', 'window');

/** Gives the warnings that are due. Call this once at each instant. */
export function warnOfConfidenceVote(turn: RoundTurn): void {
  const { state, now } = turn;
  const ending = warnedOfAt(state, confidenceWindows(state), now)
    .flatMap((window) => state.by('confidenceVotes', 'window', window))
    .sort(byOrdinal);
  for (const { id: voteId, rulingId, endsAtMs } of ending) {
    turn.emit({ type: 'ConfidenceVoteWarned', voteId, rulingId, endsAtMs });
  }
}

export const confidenceVoteWarned: RoundEventRecord<ConfidenceVoteWarned> = {
  evolve: (state, { atMs }) => {
    putWarned(state, atMs);
  },
  facts: (_state, { rulingId }) => ({ ruling: ordinalOf(rulingId) }),
  text: (_state, { rulingId }) =>
    `The vote of confidence on ruling ${ordinalOf(rulingId)} is about to end.`,
  channel: null,
  notice: 'VOTE_CLOSING',
  concerns: ({ voteId }, state) =>
    playerIds(state).filter((id) => choiceOf(state, voteId, id) === null),
};

/** A player who has not voted is warned before the voting period of a proposal ends [ruling S25]. */
import { byOrdinal } from '../../kernel';
import { putWarned, warnedOfAt } from '../calendar/warning';
import type { RoundEventRecord } from '../ground/declare';
import { playerIds } from '../ground/state';
import type { RoundState } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import type { VoteWarned } from './events';
import { hasVoted } from './cast-vote';
import { titled } from './text';

/** The voting periods that have not ended. */
export const votingWindows = (state: RoundState): string[] => state.keys('proposals', 'window');

/** To be called once at each instant. */
export function warnOfVote(turn: RoundTurn): void {
  const { state, now } = turn;
  const ending = warnedOfAt(state, votingWindows(state), now)
    .flatMap((window) => state.by('proposals', 'window', window))
    .sort(byOrdinal);
  for (const { id: proposalId, closesAtMs } of ending) {
    turn.emit({ type: 'VoteWarned', proposalId, closesAtMs });
  }
}

export const voteWarned: RoundEventRecord<VoteWarned> = {
  evolve: (state, { atMs }) => {
    putWarned(state, atMs);
  },
  text: (state, { proposalId }) => `The vote on ${titled(state, proposalId)} is about to end.`,
  channel: null,
  notice: 'VOTE_CLOSING',
  concerns: ({ proposalId }, state) =>
    playerIds(state).filter((id) => !hasVoted(state, proposalId, id)),
};

/** A player who has not voted is warned before the voting period of a proposal ends [ruling S25]. */
import { voteWarned as warned, votingWindows, warnOfVotes } from '../../season';
import type { VoteWarned } from '../../season';
import { putWarned, warnedOfAt } from '../calendar/warning';
import type { RoundEventRecord } from '../ground/declare';
import type { RoundTurn } from '../ground/turn';

/** To be called once at each instant. */
export function warnOfVote(turn: RoundTurn): void {
  warnOfVotes(turn, warnedOfAt(turn.state, votingWindows(turn.state), turn.now));
}

export const voteWarned: RoundEventRecord<VoteWarned> = {
  ...warned,
  evolve: (state, { atMs }) => {
    putWarned(state, atMs);
  },
};

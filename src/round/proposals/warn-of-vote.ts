/** A player who has not voted is warned before the voting period of a proposal ends [ruling S25]. */
import { votingWindows, warnOfVotes } from '../../season';
import { warnedOfAt } from '../calendar/warning';
import type { RoundTurn } from '../model/turn';

/** Call this once at each instant. */
export function warnOfVote(turn: RoundTurn): void {
  warnOfVotes(turn, warnedOfAt(turn.state, votingWindows(turn.state), turn.now));
}

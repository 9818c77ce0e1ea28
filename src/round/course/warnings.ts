/** Before time runs out for something that is still to be done [ruling S25]. */
import { votingWindows } from '../../season';
import { nextWarningOf } from '../calendar/warning';
import type { RoundState } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import { confidenceWindows, warnOfConfidenceVote } from '../judge/warn-of-confidence-vote';
import { warnOfVote } from '../proposals/warn-of-vote';
import { revelationWindows, warnOfRevelation } from '../secret-actions/warn-of-revelation';

/** When the next warning is due; Infinity for none. */
export const nextWarning = (state: RoundState): number =>
  nextWarningOf(state, [
    ...revelationWindows(state),
    ...votingWindows(state),
    ...confidenceWindows(state),
  ]);

/** To be called once at each instant. */
export function giveWarnings(turn: RoundTurn): void {
  warnOfRevelation(turn);
  warnOfVote(turn);
  warnOfConfidenceVote(turn);
}

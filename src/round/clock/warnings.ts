import { isHeld, votingWindows, warnOfVotes } from '../../season';
import type { Outage } from '../../season';
import { nextWarningOf, warnedOfAt } from '../calendar/warning';
import { confidenceWindows, warnOfConfidenceVote } from '../judge/warn-of-confidence-vote';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import {
  revealableFrom,
  revelationWindows,
  warnOfRevelation,
} from '../secret-actions/warn-of-revelation';

/** The instant of the next warning of a vote; Infinity for none. */
export const nextVoteWarning = (state: RoundState): number =>
  nextWarningOf(state, [...votingWindows(state), ...confidenceWindows(state)]);

/** The instant of the next warning; Infinity for none. */
export const nextWarning = (state: RoundState, away: Outage | null): number => {
  const revelation = nextWarningOf(state, revelationWindows(state), revealableFrom(state));
  const voting = nextVoteWarning(state);
  return isHeld(away, revelation) ? voting : Math.min(revelation, voting);
};

/** Gives the warnings that are due. Call it once at each instant. */
export function giveWarnings(turn: RoundTurn, away: Outage | null): void {
  if (!isHeld(away, turn.now)) warnOfRevelation(turn);
  giveVoteWarnings(turn);
}

/** Gives the warnings of votes alone. */
export function giveVoteWarnings(turn: RoundTurn): void {
  warnOfVote(turn);
  warnOfConfidenceVote(turn);
}

/** Warns players who have not voted before the voting period of a proposal ends [ruling S25]. */
function warnOfVote(turn: RoundTurn): void {
  warnOfVotes(turn, warnedOfAt(turn.state, votingWindows(turn.state), turn.now));
}

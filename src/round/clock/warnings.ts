import {
  attemptWindows,
  isHeld,
  passAttemptsOf,
  votingWindows,
  warnOfRevelation,
  warnOfVotes,
} from '../../season';
import type { Outage } from '../../season';
import { nextWarningOf, warnedOfAt } from '../calendar/warning';
import { confidenceWindows, warnOfConfidenceVote } from '../judge/warn-of-confidence-vote';
import { roundOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { CASINO } from '../secret-actions/casino';
import { VALUE_TRACKING } from '../values/value-tracking';

const ATTEMPTS = passAttemptsOf(VALUE_TRACKING);

/**
 * The earliest start of any time to reveal. What could be revealed as a pause began can be revealed
 * again as it ends [AA5].
 */
const revealableFrom = (state: RoundState): number => roundOf(state).pausedUntilMs ?? 0;

/** The instant of the next warning of a vote; Infinity for none. */
export const nextVoteWarning = (state: RoundState): number =>
  nextWarningOf(state, [...votingWindows(state), ...confidenceWindows(state)]);

/** The instant of the next warning; Infinity for none. */
export const nextWarning = (state: RoundState, away: Outage | null): number => {
  const windows = [...CASINO.windows(state), ...attemptWindows(state)];
  const revelation = nextWarningOf(state, windows, revealableFrom(state));
  const voting = nextVoteWarning(state);
  return isHeld(away, revelation) ? voting : Math.min(revelation, voting);
};

/** Gives the warnings that are due. Call it once at each instant. */
export function giveWarnings(turn: RoundTurn, away: Outage | null): void {
  if (!isHeld(away, turn.now)) giveRevealWarnings(turn);
  giveVoteWarnings(turn);
}

function giveRevealWarnings(turn: RoundTurn): void {
  const { state, now } = turn;
  const due = (windows: readonly string[]) =>
    warnedOfAt(state, windows, now, revealableFrom(state));
  warnOfRevelation(CASINO, turn, due(CASINO.windows(state)));
  ATTEMPTS.warn(turn, due(attemptWindows(state)));
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

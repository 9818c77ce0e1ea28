/**
 * A player who has not voted is warned before the vote ends, as early as before a game's clock
 * expires.
 */
import { instant } from '../../kernel';
import { votingWindows, warnOfVotes } from '../../season';
import { dynastyOf, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { plusRulesHours } from '../play/clock';

/** The instant of the warning about a voting period; Infinity for none. */
function warningOf(state: DynastyState, window: string): number {
  const { clockWarningHours: before } = rulesetOf(state);
  const [from = 0, to = 0] = window.split(' ').map(Number);
  const at = before === null ? Infinity : plusRulesHours(state, instant(to), -before);
  return at > from ? at : Infinity;
}

/**
 * The next warning of a vote; Infinity for none. Warnings that fell due before the present revision
 * or before the last warning are dropped.
 */
export function nextVoteWarning(state: DynastyState): number {
  const { warnedAtMs, revision } = dynastyOf(state);
  const { adoptedAtMs } = state.need('revisions', `r${String(revision)}`);
  const since = Math.max(warnedAtMs ?? 0, adoptedAtMs);
  const all = votingWindows(state).map((window) => warningOf(state, window));
  return Math.min(...all.filter((at) => at > since));
}

/** Call this once at each instant. */
export function warnOfVote(turn: DynastyTurn): void {
  const { state, now } = turn;
  const windows = votingWindows(state).filter((window) => warningOf(state, window) === now);
  warnOfVotes(turn, windows);
}

/** A player who has not voted is warned as long before the end as before that of a game's clock. */
import { instant } from '../../kernel';
import { votingWindows, warnOfVotes } from '../../season';
import { dynastyOf, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { plusRulesHours } from '../play/clock';

/** The instant of a window's warning; Infinity for never. */
function warningOf(state: DynastyState, window: string): number {
  const { clockWarningHours: before } = rulesetOf(state);
  const [from = 0, to = 0] = window.split(' ').map(Number);
  const at = before === null ? Infinity : plusRulesHours(state, instant(to), -before);
  return at > from ? at : Infinity;
}

/**
 * The earliest warning that is still to be given; those that earlier rules would have given are
 * dropped.
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

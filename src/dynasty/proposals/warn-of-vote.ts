/**
 * A player who has not voted, or can still reveal a secret action, is warned before the time for it
 * ends, as early as before a game's clock expires.
 */
import { instant } from '../../kernel';
import type { Instant } from '../../kernel';
import { attemptWindows, isHeld, votingWindows, warnOfVotes } from '../../season';
import type { Outage } from '../../season';
import { dynastyOf, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { plusRulesHours } from '../play/clock';

/** The instant of the warning about a window, `from to`; Infinity for none. */
function warningOf(state: DynastyState, window: string): number {
  const { clockWarningHours: before } = rulesetOf(state);
  const [from = 0, to = 0] = window.split(' ').map(Number);
  const at = before === null ? Infinity : plusRulesHours(state, instant(to), -before);
  return at > from ? at : Infinity;
}

/**
 * The next warning about one of the windows; Infinity for none. Warnings that fell due before the
 * present revision or before the last warning are dropped.
 */
function nextWarningOf(state: DynastyState, windows: readonly string[]): number {
  const { warnedAtMs, revision } = dynastyOf(state);
  const { adoptedAtMs } = state.need('revisions', `r${String(revision)}`);
  const since = Math.max(warnedAtMs ?? 0, adoptedAtMs);
  const all = windows.map((window) => warningOf(state, window));
  return Math.min(...all.filter((at) => at > since));
}

const warnedOfAt = (state: DynastyState, windows: readonly string[], at: Instant): string[] =>
  windows.filter((window) => warningOf(state, window) === at);

/** The next warning of a vote; Infinity for none. */
export const nextVoteWarning = (state: DynastyState): number =>
  nextWarningOf(state, votingWindows(state));

/** The next warning of a time to reveal; Infinity for none. `away`: the outage in progress. */
export function nextRevealWarning(state: DynastyState, away: Outage | null): number {
  const next = nextWarningOf(state, attemptWindows(state));
  return isHeld(away, next) ? Infinity : next;
}

/** Call this once at each instant. */
export function warnOfVote(turn: DynastyTurn): void {
  const { state, now } = turn;
  warnOfVotes(turn, warnedOfAt(state, votingWindows(state), now));
}

/** The times to reveal whose warning is due now. */
export const revealWarningsDue = ({ state, now }: DynastyTurn): string[] =>
  warnedOfAt(state, attemptWindows(state), now);

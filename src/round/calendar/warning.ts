/**
 * Players who have yet to reveal or vote are warned near the end of the time for it. The rules set
 * the part of the time that is left at the warning [ruling S25]. A window of time is written `from
 * to`, in real milliseconds.
 */
import type { Instant } from '../../kernel';
import { patchRound, roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';

/**
 * The instant of a window's warning; Infinity for none. The window opens at `opensAtMs` if that is
 * later than its own start.
 */
function warningOf(state: RoundState, window: string, opensAtMs: number): number {
  const part = rulesetOf(state).warningPart;
  const [from = 0, to = 0] = window.split(' ').map(Number);
  const left = part === undefined ? 0 : Math.floor((to - Math.max(from, opensAtMs)) / part);
  return left > 0 ? to - left : Infinity;
}

/**
 * The earliest warning still to be given; Infinity for none. Warnings that fell due before the
 * present rules are dropped.
 */
export function nextWarningOf(
  state: RoundState,
  windows: readonly string[],
  opensAtMs = 0,
): number {
  const { warnedAtMs, revision } = roundOf(state);
  const { adoptedAtMs } = state.need('revisions', `r${String(revision)}`);
  const since = Math.max(warnedAtMs ?? 0, adoptedAtMs);
  return Math.min(
    ...windows.map((window) => warningOf(state, window, opensAtMs)).filter((at) => at > since),
  );
}

/** The windows whose warning is due at this instant. */
export const warnedOfAt = (
  state: RoundState,
  windows: readonly string[],
  at: Instant,
  opensAtMs = 0,
): readonly string[] => windows.filter((window) => warningOf(state, window, opensAtMs) === at);

/** Stores the instant of a warning. Call it in the `evolve` of every warning. */
export function putWarned(state: RoundState, atMs: Instant): void {
  patchRound(state, { warnedAtMs: atMs });
}

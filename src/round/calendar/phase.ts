/** "Each week is divided into two phases" [Phases]. */
import type { PhaseStarted } from '../event';
import { roundOf } from '../state';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { phaseAtInstant, putNextBoundary } from './boundary';

/** Whether this instant belongs to another phase than the one that the round is in. */
export const isPhaseOver = ({ state, now }: RoundTurn): boolean =>
  phaseAtInstant(state, now) !== roundOf(state).phase;

/** Starts the phase of this instant, unless it is the present one; tells whether it did. */
export function startPhase(turn: RoundTurn): boolean {
  if (!isPhaseOver(turn)) return false;
  const { week } = roundOf(turn.state);
  const phase = phaseAtInstant(turn.state, turn.now);
  turn.emit({ type: 'PhaseStarted', phase, week });
  return true;
}

export function evolvePhaseStarted(
  state: RoundState,
  { atMs, event }: RoundStamped<PhaseStarted>,
): void {
  state.put('rounds', { ...roundOf(state), phase: event.phase, phaseStartedAtMs: atMs });
  putNextBoundary(state, atMs);
}

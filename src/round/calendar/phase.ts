/** "Each week is divided into two phases" [Phases]. */
import type { PhaseStarted } from '../event';
import { roundOf } from '../state';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { phaseAtInstant, putNextBoundary } from './boundary';

/** Starts the phase of this instant, unless it is the present one; tells whether it did. */
export function startPhase(turn: RoundTurn): boolean {
  const { phase: before, week } = roundOf(turn.state);
  const phase = phaseAtInstant(turn.state, turn.now);
  if (phase === before) return false;
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

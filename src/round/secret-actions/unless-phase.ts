/** The refusal of what is committed out of its phase, with the instant at which it can be. */
import { instant, nextBoundary, phaseAt, toReal, toRules } from '../../kernel';
import type { Instant } from '../../kernel';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { roundOf, rulesetOf, tempoOf } from '../state';
import type { RoundState, SecretActionKind } from '../state';
import { anchorOf, committingPhase } from './kind';

export function unlessCommittingPhase(
  state: RoundState,
  now: Instant,
  kind: SecretActionKind,
): RoundRefusal | null {
  const { phase } = roundOf(state);
  const needed = committingPhase(rulesetOf(state), kind);
  if (needed !== null && phase === needed) return null;
  return refuse('WRONG_PHASE', anchorOf(kind), {
    phase,
    needed: needed === null ? [] : [needed],
    opensAtMs: needed === null ? null : opensAt(state, now, needed),
  });
}

/** The next start of the phase. A week has at most eight boundaries. */
function opensAt(state: RoundState, now: Instant, phase: string): Instant | null {
  const { phases } = rulesetOf(state);
  const tempo = tempoOf(roundOf(state));
  let at = toRules(tempo, now);
  for (let boundary = 0; boundary < 8; boundary += 1) {
    at = nextBoundary(phases, at);
    if (phaseAt(phases, at) === phase) return instant(toReal(tempo, at));
  }
  return null;
}

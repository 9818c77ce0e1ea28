/** Refuses a command outside its phases, and names the start of the next of these phases. */
import { instant, nextBoundary, phaseAt, toReal, toRules } from '../../kernel';
import type { Instant } from '../../kernel';
import type { RuleAnchor } from '../../rulesets';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { roundOf, rulesetOf, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';

/** True if the round is in one of the phases. */
export function isPhaseOf(state: RoundState, needed: readonly string[]): boolean {
  const { phase } = roundOf(state);
  return phase !== null && needed.includes(phase);
}

/** `needed` is empty if the ruleset lacks the feature; the refusal then names no instant. */
export function unlessPhase(
  state: RoundState,
  now: Instant,
  needed: readonly string[],
  rule: RuleAnchor,
): RoundRefusal | null {
  if (isPhaseOf(state, needed)) return null;
  const { phase } = roundOf(state);
  return refuse('WRONG_PHASE', rule, {
    phase,
    needed,
    opensAtMs: phaseStartAfter(state, now, needed),
  });
}

/**
 * The next start of one of the needed phases, if the round is in another phase now; null for none.
 * A week has at most eight boundaries.
 */
export function phaseStartAfter(
  state: RoundState,
  now: Instant,
  needed: readonly string[],
): Instant | null {
  const { phases } = rulesetOf(state);
  const tempo = tempoOf(roundOf(state));
  let at = toRules(tempo, now);
  for (let boundary = 0; boundary < 8; boundary += 1) {
    at = nextBoundary(phases, at);
    const phase = phaseAt(phases, at);
    if (phase !== null && needed.includes(phase)) return instant(toReal(tempo, at));
  }
  return null;
}

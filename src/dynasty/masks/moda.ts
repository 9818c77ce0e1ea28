/**
 * "If there is no other mask which has a higher Moda than it, a Mask is considered to be Raffinato"
 * [Moda]. All masks of the rules count, worn or not. If all are equal, all are Raffinato and none
 * is Greggio [ruling K18].
 */
import type { DynastyRuleset } from '../../rulesets';
import type { DynastyState } from '../model/state';

export type Fashion = 'RAFFINATO' | 'GREGGIO' | null;

export function modaOf(state: DynastyState, ruleset: DynastyRuleset, mask: string): number {
  const first = ruleset.masks.find((known) => known.mask === mask)?.moda ?? 1;
  return state.get('masks', mask)?.moda ?? first;
}

/** The mask's fashion; null for a mask in between. */
export function fashionOf(state: DynastyState, ruleset: DynastyRuleset, mask: string): Fashion {
  const all = ruleset.masks.map((known) => modaOf(state, ruleset, known.mask));
  const own = modaOf(state, ruleset, mask);
  if (own >= Math.max(...all)) return 'RAFFINATO';
  return own <= Math.min(...all) ? 'GREGGIO' : null;
}

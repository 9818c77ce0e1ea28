/** A class may allow only certain effects [ruling AK6]. */
import { allowsEffect } from '../../../rulesets';
import type { RefuseProposal } from './refusals';

const kindOf = (effect: unknown): string =>
  typeof effect === 'object' && effect !== null && 'type' in effect ? String(effect.type) : '';

type Class = { readonly class: string; readonly effects?: readonly string[] };

/** Refuses the first effect that the proposal's class does not allow. */
export function unlessOfClass<F>(
  refuse: RefuseProposal<F>,
  known: Class | null,
  effects: readonly unknown[] = [],
): F | null {
  if (known === null) return null;
  const effect = effects.findIndex((each) => !allowsEffect(known, kindOf(each)));
  if (effect === -1) return null;
  return refuse('EFFECT_NOT_OF_CLASS', 'proposals', { class: known.class, effect });
}

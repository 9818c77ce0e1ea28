/**
 * Grave effects change who wins, who plays or who hosts. They need votes from more than half of the
 * players, or the rules' majority, in addition to the test of the proposal's class. A class may
 * also allow only certain effects [ruling AK6].
 */
import { isGrave, allowsEffect } from '../../../rulesets';
import type { Expression } from '../../../rulesets';
import type { Popularity } from './popularity';
import type { RefuseProposal } from './refusals';

const kindOf = (effect: unknown): string =>
  typeof effect === 'object' && effect !== null && 'type' in effect ? String(effect.type) : '';

/** The popularity test of a proposal with these effects. */
export const popularityWithEffects = (
  popularity: Popularity,
  effects: readonly unknown[],
  majority: Expression | undefined,
): Popularity =>
  effects.some((effect) => isGrave(kindOf(effect)))
    ? { ...popularity, grave: majority === undefined ? {} : { majority } }
    : popularity;

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

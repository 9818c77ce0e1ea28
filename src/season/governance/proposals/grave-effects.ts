/**
 * Effects that decide who wins, who takes part and who hosts are grave: they need votes from more
 * than half, or the rules' majority, whatever the proposal's class asks. A class may be limited to
 * certain effects [ruling AK6].
 */
import { isGrave, allowsEffect } from '../../../rulesets';
import type { Expression } from '../../../rulesets';
import type { Popularity } from './popularity';
import type { RefuseProposal } from './refusals';

const kindOf = (effect: unknown): string =>
  typeof effect === 'object' && effect !== null && 'type' in effect ? String(effect.type) : '';

/** The popularity test of a proposal with those effects. */
export const popularityWithEffects = (
  popularity: Popularity,
  effects: readonly unknown[],
  majority: Expression | undefined,
): Popularity =>
  effects.some((effect) => isGrave(kindOf(effect)))
    ? { ...popularity, grave: majority === undefined ? {} : { majority } }
    : popularity;

type Class = { readonly class: string; readonly effects?: readonly string[] };

/** The refusal of the first effect outside its class. */
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

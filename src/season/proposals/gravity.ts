/**
 * What decides who wins, who takes part and who hosts takes votes from more than half, or as the rules have it, whatever the
 * class of the proposal asks; and a class may be for certain effects only [ruling AK6].
 */
import { isGrave, mayDo } from '../../rulesets';
import type { Expression } from '../../rulesets';
import type { Popularity } from './popularity';
import type { RefuseProposal } from './refusals';

const kindOf = (effect: unknown): string =>
  typeof effect === 'object' && effect !== null && 'type' in effect ? String(effect.type) : '';

/** What makes a proposal with those effects popular. */
export const asGraveAs = (
  popularity: Popularity,
  effects: readonly unknown[],
  majority: Expression | undefined,
): Popularity =>
  effects.some((effect) => isGrave(kindOf(effect)))
    ? { ...popularity, grave: majority === undefined ? {} : { majority } }
    : popularity;

type Class = { readonly class: string; readonly effects?: readonly string[] };

/** The refusal of the first effect that is not one of its class. */
export function unlessOfClass<F>(
  refuse: RefuseProposal<F>,
  known: Class | null,
  effects: readonly unknown[] = [],
): F | null {
  if (known === null) return null;
  const effect = effects.findIndex((each) => !mayDo(known, kindOf(each)));
  if (effect === -1) return null;
  return refuse('EFFECT_NOT_OF_CLASS', 'proposals', { class: known.class, effect });
}

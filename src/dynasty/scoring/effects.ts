/** Arcana and Masks: which of their effects hold for a claim. */
import { isArcana } from '../../rulesets';
import type {
  Card,
  DynastyRuleset,
  GrandCanalEffect,
  MaskEffect,
  PocketEffect,
} from '../../rulesets';
import type { Side } from './position';

type Typed = { readonly type: string };
type OfType<E extends Typed, T extends E['type']> = Extract<E, { type: T }>;

/** Those of one type. */
export const ofType = <E extends Typed, T extends E['type']>(
  effects: readonly E[],
  type: T,
): OfType<E, T>[] => effects.filter((effect): effect is OfType<E, T> => effect.type === type);

/** What one card does in the pocket of whoever played it. */
export const effectsOfCard = ({ deck, arcana }: DynastyRuleset, card: Card): PocketEffect[] =>
  isArcana(deck, card)
    ? arcana.pocket.filter(({ rank }) => rank === card.rank).map(({ effect }) => effect)
    : [];

export const effectsInPocket = (ruleset: DynastyRuleset, pocket: readonly Card[]): PocketEffect[] =>
  pocket.flatMap((card) => effectsOfCard(ruleset, card));

export const grandCanalEffects = (
  { deck, arcana }: DynastyRuleset,
  grandCanal: Card,
): GrandCanalEffect[] =>
  isArcana(deck, grandCanal)
    ? arcana.grandCanal.filter(({ rank }) => rank === grandCanal.rank).map(({ effect }) => effect)
    : [];

/** Whether masks have no effect once the game has started [ruling K4]. */
export const masksEnd = (ruleset: DynastyRuleset, grandCanal: Card): boolean =>
  ofType(grandCanalEffects(ruleset, grandCanal), 'MASKS_END').length > 0;

type Worn = { readonly mask: string; readonly effect: MaskEffect };

/** The masks that hold for a side's claims, each once. */
export function masksInForce(ruleset: DynastyRuleset, side: Side, grandCanal: Card): Worn[] {
  if (masksEnd(ruleset, grandCanal)) return [];
  return ruleset.masks.filter(({ mask }) => side.masks.includes(mask));
}

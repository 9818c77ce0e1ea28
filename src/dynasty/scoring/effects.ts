/** Arcana and Masks: the effects on a claim. */
import { effectsOfMask, isArcana } from '../../rulesets';
import type {
  Card,
  DynastyRuleset,
  GrandCanalEffect,
  MaskEffect,
  PocketEffect,
} from '../../rulesets';
import type { Worn } from './position';

type Typed = { readonly type: string };
type OfType<E extends Typed, T extends E['type']> = Extract<E, { type: T }>;

/** The effects of one type. */
export const ofType = <E extends Typed, T extends E['type']>(
  effects: readonly E[],
  type: T,
): OfType<E, T>[] => effects.filter((effect): effect is OfType<E, T> => effect.type === type);

/** The effects of one card in its player's pocket. */
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

/** True if masks have no effect once the game has started [ruling K4]. */
export const masksEnd = (ruleset: DynastyRuleset, grandCanal: Card): boolean =>
  ofType(grandCanalEffects(ruleset, grandCanal), 'MASKS_END').length > 0;

type Effect = { readonly mask: string; readonly effect: MaskEffect };

/**
 * The effects of the worn masks, each mask once, without effects whose conditions failed [ruling
 * V27].
 */
export const effectsWorn = ({ masks: all }: DynastyRuleset, { masks, unmet }: Worn): Effect[] =>
  all
    .filter(({ mask }) => masks.includes(mask))
    .flatMap((known) =>
      effectsOfMask(known).flatMap((effect, at) =>
        unmet?.some((place) => place.mask === known.mask && place.effect === at) === true
          ? []
          : [{ mask: known.mask, effect }],
      ),
    );

/** The effects of masks on a side's claims; none if the Grand Canal ends masks. */
export const masksInForce = (ruleset: DynastyRuleset, worn: Worn, grandCanal: Card): Effect[] =>
  masksEnd(ruleset, grandCanal) ? [] : effectsWorn(ruleset, worn);

/** What masks do in a game, by the property that says so [Masks; rulings K3, K4, K11]. */
import type { DynastyRuleset, MaskEffect } from '../../rulesets';
import { wornBy } from '../position';
import type { GameRow, SeatRow } from '../rows';
import { masksEnd } from '../scoring';

type EffectOf<T extends MaskEffect['type']> = Extract<MaskEffect, { type: T }>;

export const hasMask = (ruleset: DynastyRuleset, mask: string): boolean =>
  ruleset.masks.some((known) => known.mask === mask);

/** The effects of one type that the masks have. */
export function effectsOf<T extends MaskEffect['type']>(
  ruleset: DynastyRuleset,
  masks: readonly string[],
  type: T,
): EffectOf<T>[] {
  return ruleset.masks
    .filter(({ mask }) => masks.includes(mask))
    .map(({ effect }) => effect)
    .filter((effect): effect is EffectOf<T> => effect.type === type);
}

/** The effects that hold for a participant; none where the Grand Canal ends them. */
export function powersOf<T extends MaskEffect['type']>(
  ruleset: DynastyRuleset,
  game: GameRow,
  seat: SeatRow,
  type: T,
): EffectOf<T>[] {
  if (masksEnd(ruleset, game.grandCanal)) return [];
  return effectsOf(ruleset, wornBy(seat), type);
}

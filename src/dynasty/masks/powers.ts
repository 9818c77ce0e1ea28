/** What masks do in a game, by the property that says so [Masks; rulings K3, K4, K11]. */
import { masksEnd } from '../scoring';
import type { DynastyRuleset, MaskEffect } from '../../rulesets';
import type { GameRow, SeatRow } from '../rows';

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

/** What a participant wears: the mask of the start, and those revealed under it. */
export const wornBy = ({ mask, revealed }: SeatRow): readonly string[] =>
  mask === null ? revealed : [mask, ...revealed];

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

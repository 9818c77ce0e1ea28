/** The effects of masks in a game, by type [Masks; rulings K3, K4, K11]. */
import type { DynastyRuleset, MaskEffect } from '../../rulesets';
import { wornIn } from '../scoring/position-of';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { GameRow, SeatRow } from '../model/rows';
import { effectsWorn, masksEnd, ofType } from '../scoring';
import type { Worn } from '../scoring';

type EffectOf<T extends MaskEffect['type']> = Extract<MaskEffect, { type: T }>;

export const maskCodes = ({ masks }: DynastyRuleset): string[] => masks.map(({ mask }) => mask);

export const hasMask = (ruleset: DynastyRuleset, mask: string): boolean =>
  ruleset.masks.some((known) => known.mask === mask);

/** Refuses a mask that the rules lack. No mask, or a mask not chosen yet, is accepted. */
export const unlessMask = (
  ruleset: DynastyRuleset,
  mask: string | null | undefined,
): DynastyRefusal | null =>
  mask === null || mask === undefined || hasMask(ruleset, mask)
    ? null
    : refuse('MASK_UNKNOWN', 'masks', { mask });

/** The effects of one type that the worn masks have. */
export const effectsOf = <T extends MaskEffect['type']>(
  ruleset: DynastyRuleset,
  worn: Worn,
  type: T,
): EffectOf<T>[] =>
  ofType(
    effectsWorn(ruleset, worn).map(({ effect }) => effect),
    type,
  );

/** A participant's effects of one type; none if the Grand Canal ends masks. */
export function powersOf<T extends MaskEffect['type']>(
  ruleset: DynastyRuleset,
  game: GameRow,
  seat: SeatRow,
  type: T,
): EffectOf<T>[] {
  if (masksEnd(ruleset, game.grandCanal)) return [];
  return effectsOf(ruleset, wornIn(seat), type);
}

/** Refuses if the player's masks lack the power, or if the player has used it up. */
export function unlessPower(
  ruleset: DynastyRuleset,
  game: GameRow,
  seat: SeatRow,
  type: 'INACTIVE_TRICK' | 'REVEAL_MASK',
  used: number,
): DynastyRefusal | null {
  if (masksEnd(ruleset, game.grandCanal)) return refuse('MASKS_WITHOUT_EFFECT', 'arcana');
  const times = powersOf(ruleset, game, seat, type).reduce((sum, effect) => sum + effect.times, 0);
  if (times === 0) return refuse('MASK_LACKS_POWER', 'masks');
  return used < times ? null : refuse('POWER_USED', 'masks', { times });
}

/**
 * "While a Player starts a game wearing a Mask" [Masks]: an effect with a condition applies for the
 * whole game or not at all, depending on the state before the deal. This includes masks that the
 * player can reveal later, so that waiting for a better moment has no advantage [ruling V27].
 */
import type { PlayerId } from '../../kernel';
import { effectsOfMask, flagOf } from '../../rulesets';
import type { DynastyRuleset, Mask } from '../../rulesets';
import { ActionOutcome } from '../../season';
import type { MaskEffectPlace } from '../model/rows';
import { rulesetOf, standingOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { Worn } from '../scoring';
import { VALUE_TRACKING } from '../values/value-tracking';

/** The masks of `actor` at the start of a game with `target`. */
export function wornAtStart(state: DynastyState, actor: PlayerId, target: PlayerId): Worn {
  const ruleset = rulesetOf(state);
  const { mask } = standingOf(state, actor);
  const { valueOf } = new ActionOutcome(VALUE_TRACKING, state, { actor, target });
  const unmet = matters(ruleset, mask).flatMap((known) =>
    effectsOfMask(known).flatMap(({ holds }, effect): MaskEffectPlace[] =>
      holds === undefined || flagOf(holds, valueOf) ? [] : [{ mask: known.mask, effect }],
    ),
  );
  return { masks: mask === null ? [] : [mask], unmet: unmet.length === 0 ? null : unmet };
}

/** The worn mask; if it can reveal masks, all masks. */
function matters({ masks }: DynastyRuleset, worn: string | null): readonly Mask[] {
  const own = masks.filter(({ mask }) => mask === worn);
  return own.flatMap(effectsOfMask).some(({ type }) => type === 'REVEAL_MASK') ? masks : own;
}

/** The plan of the effects of a dynasty's proposal [ruling L4]. */
import type { Instant, Stepwise } from '../../kernel';
import { amendDynastyRuleset } from '../../rulesets';
import type { DynastyRuleset } from '../../rulesets';
import { GrowingPlan, ofTypes, planInOrder, SubmittedRules } from '../../season';
import type { EffectsPlanning, PlannedOf } from '../../season';
import type { MagistrelliChange, ModaChange } from '../ending/vocabulary';
import { modaOf } from '../masks/moda';
import { hasMask } from '../masks/powers';
import type { DynastyRefusal } from '../model/refusal';
import { rulesetOf, standingOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { DYNASTY_EFFECTS } from './effect-kinds';
import type { DynastyEffect } from './vocabulary';
import type { EffectsPlan, EffectsPlanDraft } from './effects-plan';
import { unmaskedBy } from './revision';
import type { MaskChange } from './vocabulary';

/** Plans the effects, each in a step. */
export function* planEffectsInSteps(
  state: DynastyState,
  now: Instant,
  effects: readonly DynastyEffect[],
  planning: EffectsPlanning,
): Stepwise<PlannedOf<EffectsPlan, DynastyRefusal>> {
  const written = new SubmittedRules<DynastyRuleset>(state, effects, amendDynastyRuleset);
  const plan: EffectsPlanDraft = new GrowingPlan(state, now, planning, rulesetOf(state), written);
  const failure = yield* planInOrder(effects, plan, (effect) => DYNASTY_EFFECTS.plan(plan, effect));
  if (failure !== null) return { failure };
  const [magistrelli, moda, masks] = [magistrelliAfter(plan), modaAfter(plan), masksAfter(plan)];
  return { ...plan.whole, magistrelli, moda, masks };
}

/** The last correction of each player's Magistrelli. */
function magistrelliAfter({ state, effects }: EffectsPlanDraft): MagistrelliChange[] {
  const corrections = ofTypes(effects, 'CORRECT_MAGISTRELLI');
  return [...new Map(corrections.map((each) => [each.playerId, each.magistrelli]))].map(
    ([playerId, to]) => ({ playerId, from: standingOf(state, playerId).magistrelli, to }),
  );
}

/** The last correction of each mask's Moda. */
function modaAfter({ state, ruleset, effects }: EffectsPlanDraft): ModaChange[] {
  const corrections = ofTypes(effects, 'CORRECT_MODA');
  return [...new Map(corrections.map((each) => [each.mask, each.moda]))].map(([mask, to]) => ({
    ...{ mask, from: modaOf(state, ruleset, mask), to },
  }));
}

/**
 * The changes of masks, in the order of the effects. Masks that the amended rules lack are taken
 * off too.
 */
function masksAfter({ state, ruleset, effects }: EffectsPlanDraft): MaskChange[] {
  const changed = new Map(
    ofTypes(effects, 'CHANGE_MASK').map((each) => [each.playerId, each.mask]),
  );
  for (const id of unmaskedBy(state, ruleset)) if (!changed.has(id)) changed.set(id, null);
  return [...changed].map(([playerId, mask]) => {
    const isThere = mask !== null && hasMask(ruleset, mask);
    return { playerId, mask: isThere ? mask : null };
  });
}

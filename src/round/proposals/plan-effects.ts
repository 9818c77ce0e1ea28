/** The plan of the effects of a round's proposal [ruling H3]. */
import type { Instant, Stepwise } from '../../kernel';
import { amendRuleset } from '../../rulesets';
import type { RoundRuleset } from '../../rulesets';
import { GrowingPlan, ofTypes, planInOrder, SubmittedRules } from '../../season';
import type { EffectsPlanning, PlannedOf } from '../../season';
import type { RoundRefusal } from '../model/refusal';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { ROUND_EFFECTS } from './effect-kinds';
import type { ProposalEffect } from './vocabulary';
import type { EffectsPlan, EffectsPlanDraft } from './effects-plan';
import type { StandingCorrection } from './vocabulary';
import type { UndonePlays } from './vocabulary';

/** Plans the effects, each in a step. */
export function* planEffectsInSteps(
  state: RoundState,
  now: Instant,
  effects: readonly ProposalEffect[],
  planning: EffectsPlanning,
): Stepwise<PlannedOf<EffectsPlan, RoundRefusal>> {
  const written = new SubmittedRules<RoundRuleset>(state, effects, amendRuleset);
  const plan: EffectsPlanDraft = new GrowingPlan(state, now, planning, rulesetOf(state), written);
  const failure = yield* planInOrder(effects, plan, (effect) => ROUND_EFFECTS.plan(plan, effect));
  return failure === null ? plan.whole : { failure };
}

/** The plays that the effects undo. */
export const undoneBy = (effects: readonly ProposalEffect[]): UndonePlays => ({
  tradeIds: ofTypes(effects, 'VOID_TRADE').map(({ tradeId }) => tradeId),
  tableIds: ofTypes(effects, 'VOID_TABLE').map(({ tableId }) => tableId),
});

/** The corrected starts of memberships. */
export const standingsBy = (effects: readonly ProposalEffect[]): readonly StandingCorrection[] =>
  ofTypes(effects, 'CORRECT_STANDING').map(({ playerId, joinedAtMs }) => ({
    playerId,
    joinedAtMs,
  }));

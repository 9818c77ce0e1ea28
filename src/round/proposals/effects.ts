/** The plan of the effects of a round's proposal [ruling H3]. */
import type { Instant, Stepwise } from '../../kernel';
import { amendRuleset } from '../../rulesets';
import type { RoundRuleset } from '../../rulesets';
import {
  NO_HOSTING,
  PlannedTransfers,
  planInOrder,
  SubmittedRules,
  withTitles,
} from '../../season';
import type { EffectsPlanning, PlannedOf } from '../../season';
import type { RoundRefusal } from '../model/refusal';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { EffectsPlan, EffectsPlanDraft } from './effects-plan';
import type { ProposalEffect } from './vocabulary';
import { ROUND_EFFECTS } from './effect-kinds';

/** Plans the effects, each in a step. */
export function* planEffectsInSteps(
  state: RoundState,
  now: Instant,
  effects: readonly ProposalEffect[],
  { mayLack, decided = false }: EffectsPlanning,
): Stepwise<PlannedOf<EffectsPlan, RoundRefusal>> {
  const plan: EffectsPlanDraft = {
    state,
    now,
    mayLack,
    written: new SubmittedRules<RoundRuleset>(state, effects, amendRuleset),
    document: null,
    transfers: new PlannedTransfers(state),
    standings: [],
    ducks: [],
    works: [],
    values: [],
    tradeIds: [],
    tableIds: [],
    actionIds: [],
    termIds: [],
    terms: [],
    hands: [],
    decided,
    hosting: NO_HOSTING,
    pausing: null,
    victorId: null,
    gone: [],
  };
  const failure = yield* planInOrder(effects, (effect) => {
    const refusal = ROUND_EFFECTS.plan(plan, effect);
    return refusal === null ? null : withTitles(() => rulesetOf(state), refusal);
  });
  if (failure !== null) return { failure };
  const { tradeIds, tableIds, transfers, written: _written, ...planned } = plan;
  return { ...planned, transfers: transfers.all, undone: { tradeIds, tableIds } };
}

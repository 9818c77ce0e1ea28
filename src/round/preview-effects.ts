import { undivided, moment, ordinalOf } from '../kernel';
import type { Instant, Stepwise } from '../kernel';
import { dryRunAdoption, previewOf } from '../season';
import type { AdoptionSpec, AdoptionPreview, PlannedOf, ProposalId } from '../season';
import { HOST_ACTIONS } from './clock/host-actions';
import { evolveRound } from './evolve';
import type { RoundEvent } from './model/event';
import type { RoundRefusal } from './model/refusal';
import type { RoundState } from './model/state';
import { nameOf } from './model/wording';
import { GRAVE } from './proposals/decide-proposals';
import { planEffectsInSteps, standingsBy, undoneBy } from './proposals/plan-effects';
import type { EffectsPlan } from './proposals/effects-plan';
import { ROUND_EFFECTS } from './proposals/effect-kinds';
import type { ProposalEffect } from './proposals/vocabulary';
import { eventText } from './registry/event';

/** Sentences for effects that have no event of their own. */
const changeTexts = (state: RoundState, { effects }: EffectsPlan): string[] => [
  ...undoneBy(effects).tradeIds.map((id) => `Trade ${ordinalOf(id)} would be undone.`),
  ...standingsBy(effects).map(
    ({ playerId, joinedAtMs }) =>
      `${nameOf(state, playerId)} would count as a player since ${moment(joinedAtMs)}.`,
  ),
];

const ADOPTING: AdoptionSpec<RoundState, RoundEvent, EffectsPlan> = {
  ...GRAVE,
  ...{ evolve: evolveRound, eventText, wordsOf: changeTexts, hostActions: HOST_ACTIONS },
};

/**
 * The outcome of the effects if they applied now [rulings H3, L2, AK7]. `proposalId`: null for
 * effects without a proposal. Each effect is a step; between them the state must not change.
 */
export function* previewEffectsInSteps(
  state: RoundState,
  now: Instant,
  effects: readonly ProposalEffect[],
  proposalId: ProposalId | null = null,
): Stepwise<PlannedOf<EffectsPlan & AdoptionPreview, RoundRefusal>> {
  const plan = yield* previewPlan(state, now, effects);
  if ('failure' in plan) return plan;
  return { ...plan, ...dryRunAdoption(ADOPTING, { state, now }, plan, proposalId) };
}

/** The plan of the effects if they applied now [rulings H3, L2]. */
const previewPlan = (
  state: RoundState,
  now: Instant,
  effects: readonly ProposalEffect[],
): Stepwise<PlannedOf<EffectsPlan, RoundRefusal>> =>
  previewOf(effects, ROUND_EFFECTS.shapeOf, () =>
    planEffectsInSteps(state, now, effects, { mayLack: false }),
  );

/** The outcome of the effects, in one piece. */
export const previewEffects = undivided(previewEffectsInSteps);

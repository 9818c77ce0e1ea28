import { undivided } from '../kernel';
import type { Instant, Stepwise } from '../kernel';
import { dryRunAdoption, previewOf } from '../season';
import type { AdoptionSpec, AdoptionPreview, PlannedOf, ProposalId } from '../season';
import { HOST_ACTIONS } from './clock/server-tasks';
import { evolveDynasty } from './evolve';
import type { DynastyEvent } from './model/event';
import type { DynastyRefusal } from './model/refusal';
import { rulesetOf, standingOf } from './model/state';
import type { DynastyState } from './model/state';
import { nameOf } from './model/wording';
import { GRAVE } from './proposals/decide-proposals';
import { DYNASTY_EFFECTS } from './proposals/effect-kinds';
import type { EffectsPlan } from './proposals/effects-plan';
import { planEffectsInSteps } from './proposals/plan-effects';
import type { DynastyEffect } from './proposals/vocabulary';
import { eventText } from './registry/event';

/** The sentences about changes without an event of their own, each from old to new value. */
function wordsOf(
  state: DynastyState,
  { magistrelli, moda, masks, document }: EffectsPlan,
): string[] {
  const nameOfMask = (code: string | null): string =>
    code === null
      ? 'no mask'
      : ([...(document ?? rulesetOf(state)).masks, ...rulesetOf(state).masks].find(
          ({ mask }) => mask === code,
        )?.name ?? code);
  return [
    ...magistrelli.map(
      ({ playerId, from, to }) => `Magistrelli of ${nameOf(state, playerId)}: ${from} → ${to}.`,
    ),
    ...moda.map(({ mask, from, to }) => `Moda of ${nameOfMask(mask)}: ${from} → ${to}.`),
    ...masks.map(
      ({ playerId, mask }) =>
        `Mask of ${nameOf(state, playerId)}: ${nameOfMask(standingOf(state, playerId).mask)} → ${nameOfMask(mask)}.`,
    ),
  ];
}

const ADOPTING: AdoptionSpec<DynastyState, DynastyEvent, EffectsPlan> = {
  ...GRAVE,
  ...{ evolve: evolveDynasty, eventText, wordsOf, hostActions: HOST_ACTIONS },
};

type Preview = Omit<EffectsPlan, 'transfers'> & AdoptionPreview;

/**
 * The outcome of effects if they were applied now [rulings L2, L4, AK7]. `proposalId`: null for
 * effects without a proposal. Each effect is a step; between them the state must not change.
 */
export function* previewEffectsInSteps(
  state: DynastyState,
  now: Instant,
  effects: readonly DynastyEffect[],
  proposalId: ProposalId | null = null,
): Stepwise<PlannedOf<Preview, DynastyRefusal>> {
  const plan = yield* planOf(state, now, effects);
  if ('failure' in plan) return plan;
  return { ...plan, ...dryRunAdoption(ADOPTING, { state, now }, plan, proposalId) };
}

/** The plan of the effects if they were applied now [rulings L2, L4]. */
const planOf = (
  state: DynastyState,
  now: Instant,
  effects: readonly DynastyEffect[],
): Stepwise<PlannedOf<EffectsPlan, DynastyRefusal>> =>
  previewOf(effects, DYNASTY_EFFECTS.shapeOf, () =>
    planEffectsInSteps(state, now, effects, { mayLack: false }),
  );

/** The outcome of the effects, in one piece. */
export const previewEffects = undivided(previewEffectsInSteps);

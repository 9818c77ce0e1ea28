/**
 * The plan of a proposal's effects, "in order, all or nothing" [rulings H3, L4]. The whole plan is
 * made before any change, and each effect is planned on top of the earlier effects.
 */
import type { Json, Stepwise } from '../../../kernel';
import type { Ruleset } from '../../../rulesets';
import { withTitles } from '../../framework/fact-titles';
import { keptOf } from './kept-articles';
import type { RefuseProposal } from './refusals';
import type { EffectFailureOf } from './rows';

/**
 * Plans effects in order, each in a step. Returns the index and the refusal of the first impossible
 * effect; null for none. The refusal has the titles of the rules as amended by the effects before,
 * since these rules refuse it.
 */
export function* planInOrder<Effect, F extends { readonly facts: object }>(
  effects: readonly Effect[],
  planned: { readonly effects: Effect[]; readonly ruleset: Ruleset },
  plan: (effect: Effect) => F | null,
): Stepwise<EffectFailureOf<F> | null> {
  for (const [at, effect] of effects.entries()) {
    const refusal = plan(effect);
    if (refusal !== null) {
      return { effect: at, refusal: withTitles(() => planned.ruleset, refusal) };
    }
    planned.effects.push(effect);
    yield;
  }
  return null;
}

/** The result of a change of articles. */
type Changed =
  | { readonly ok: true; readonly articles: readonly Json[] }
  | { readonly ok: false; readonly because: 'EXISTS' | 'HELD_BY_SERVER' | 'UNKNOWN' };

/**
 * Plans the change of an article. The article is found by its anchor, even if its place in the list
 * has changed [ruling L9]. `amend`: changes the rules.
 */
export function planArticle<F>(
  refuse: RefuseProposal<F>,
  { anchor }: { readonly anchor: string },
  changed: Changed,
  amend: (patch: Json) => F | null,
): F | null {
  if (changed.ok) return amend([{ op: 'replace', path: '/articles', value: changed.articles }]);
  if (changed.because === 'UNKNOWN') return refuse('ARTICLE_UNKNOWN', 'proposals', { anchor });
  const heldBy = changed.because === 'EXISTS' ? 'PEOPLE' : 'SERVER';
  return refuse('ARTICLE_EXISTS', 'proposals', { anchor, heldBy });
}

export type PlannedOf<Plan, F> = Plan | { readonly failure: EffectFailureOf<F> };

/**
 * The refusal of the first impossible effect, with the effect's index among its facts; null for
 * none.
 */
export function unlessPlanned<Plan extends object, F extends { readonly facts: object }>(
  plan: PlannedOf<Plan, F>,
): F | null {
  if (!('failure' in plan)) return null;
  const { effect, refusal } = plan.failure;
  return { ...refusal, facts: { effect, ...refusal.facts } };
}

/** The plan if the effects were applied now. The state does not change. */
export function* previewOf<Effect, Plan, F>(
  effects: readonly Effect[],
  shapeOf: (effects: readonly Effect[]) => F | null,
  plan: () => Stepwise<PlannedOf<Plan, F>>,
): Stepwise<PlannedOf<Plan, F>> {
  const effect = effects.findIndex((one) => shapeOf([one]) !== null);
  const refusal = shapeOf(effects);
  return refusal === null ? yield* plan() : { failure: { effect, refusal } };
}

/**
 * The plan of all effects. If one fails: the failure, and a plan of the articles that are added in
 * any case [ruling L2].
 */
export function* planAdopted<Effect, Plan extends object, F>(
  effects: readonly Effect[],
  planOf: (some: readonly Effect[]) => Stepwise<PlannedOf<Plan, F>>,
): Stepwise<Plan & { readonly failure: EffectFailureOf<F> | null }> {
  const plan = yield* planOf(effects);
  if (!('failure' in plan)) return { ...plan, failure: null };
  const kept = yield* keptOf(effects, function* (some) {
    return !('failure' in (yield* planOf(some)));
  });
  // The cast is safe: `keptOf` has planned this list without failure.
  return { ...((yield* planOf(kept)) as Plan), failure: plan.failure };
}

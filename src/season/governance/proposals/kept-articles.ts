/**
 * "Its article is added all the same only if it says so" [ruling L2]: an added article with this
 * mark is applied even if another effect of the proposal fails.
 */

import type { Json, Stepwise } from '../../../kernel';

/** The extra field of an effect that adds an article. */
type KeptOrNot = { readonly type: 'ADD_ARTICLE'; readonly evenIfOthersFail: boolean };

/** A change of an article, with the mark for added articles. */
export type ArticleEffectOf<Change extends { readonly type: string }> =
  | (Extract<Change, { readonly type: 'ADD_ARTICLE' }> & KeptOrNot)
  | Exclude<Change, { readonly type: 'ADD_ARTICLE' }>;

/** The effects of proposals in every game: changes of its rules. */
export type RuleEffectOf<Change extends { readonly type: string }> =
  | {
      readonly type: 'AMEND_RULESET';
      readonly patch: Json;
      /**
       * The revision in which the patch's list indexes were written [ruling L9]; left out in older
       * effects, and in patches without list indexes.
       */
      readonly under?: number;
    }
  | ArticleEffectOf<Change>;

/** True if the effect is applied even if other effects of its proposal fail. */
export const isKept = (effect: unknown): boolean =>
  typeof effect === 'object' &&
  effect !== null &&
  'evenIfOthersFail' in effect &&
  effect.evenIfOthersFail === true;

/**
 * The articles that can be added even if other effects fail: each is tried in order after those
 * accepted so far. `fits`: true if the list of effects can be applied.
 */
export function* keptOf<Effect>(
  effects: readonly Effect[],
  fits: (effects: readonly Effect[]) => Stepwise<boolean>,
): Stepwise<readonly Effect[]> {
  let kept: readonly Effect[] = [];
  for (const effect of effects.filter(isKept)) {
    const more = [...kept, effect];
    if (yield* fits(more)) kept = more;
  }
  return kept;
}

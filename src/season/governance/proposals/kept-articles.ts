/**
 * "Its article is added all the same only if it says so" [ruling L2]: these effects are applied
 * even if another effect of the proposal fails.
 */

import type { Json } from '../../../kernel';

/** The extra field of an effect that adds an article. */
type KeptOrNot = { readonly type: 'ADD_ARTICLE'; readonly evenIfOthersFail: boolean };

/** Changes of articles. An added article may be kept even if other effects fail. */
export type ArticleEffectOf<Change extends { readonly type: string }> =
  | (Extract<Change, { readonly type: 'ADD_ARTICLE' }> & KeptOrNot)
  | Exclude<Change, { readonly type: 'ADD_ARTICLE' }>;

/** The effects of proposals in every game: changes of its rules. */
export type RuleEffectOf<Change extends { readonly type: string }> =
  | {
      readonly type: 'AMEND_RULESET';
      readonly patch: Json;
      /**
       * The revision whose list places the patch uses [ruling L9]; left out in older effects, and
       * without list places.
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

/** The kept effects that fit together, tried in order; `fits` checks a list of effects. */
export function keptOf<Effect>(
  effects: readonly Effect[],
  fits: (effects: readonly Effect[]) => boolean,
): readonly Effect[] {
  return effects.filter(isKept).reduce<readonly Effect[]>((kept, effect) => {
    const more = [...kept, effect];
    return fits(more) ? more : kept;
  }, []);
}

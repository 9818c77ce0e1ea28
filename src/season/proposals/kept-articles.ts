/**
 * "Its article is added all the same only if it says so" [ruling L2]: what of a proposal's effects
 * happens though others cannot.
 */

import type { Json } from '../../kernel';

/** Of the effect that adds an article. */
type KeptOrNot = { readonly type: 'ADD_ARTICLE'; readonly evenIfOthersFail: boolean };

/** What becomes of the rules that people hold; an article may be added even if others fail. */
export type ArticleEffectOf<Change extends { readonly type: string }> =
  | (Extract<Change, { readonly type: 'ADD_ARTICLE' }> & KeptOrNot)
  | Exclude<Change, { readonly type: 'ADD_ARTICLE' }>;

/** What proposals do in every game: they change its rules. */
export type RuleEffectOf<Change extends { readonly type: string }> =
  | {
      readonly type: 'AMEND_RULESET';
      readonly patch: Json;
      /** The revision in whose lists its places are; left out in earlier ones, and where it names none [ruling L9]. */
      readonly under?: number;
    }
  | ArticleEffectOf<Change>;

/** Whether this effect is applied even if others of its proposal are not. */
export const isKept = (effect: unknown): boolean =>
  typeof effect === 'object' &&
  effect !== null &&
  'evenIfOthersFail' in effect &&
  effect.evenIfOthersFail === true;

/** As many of those as can be applied with one another, in order; `fits` tries them together. */
export function keptOf<Effect>(
  effects: readonly Effect[],
  fits: (effects: readonly Effect[]) => boolean,
): readonly Effect[] {
  return effects.filter(isKept).reduce<readonly Effect[]>((kept, effect) => {
    const more = [...kept, effect];
    return fits(more) ? more : kept;
  }, []);
}

/**
 * "Its article is added all the same only if it says so" [ruling L2]: the effects of a proposal
 * that happen although others cannot.
 */

import type { Json } from '../../../kernel';

/** The field of the effect that adds an article. */
type KeptOrNot = { readonly type: 'ADD_ARTICLE'; readonly evenIfOthersFail: boolean };

/** Changes of the rules that people follow; an article may be added even if other effects fail. */
export type ArticleEffectOf<Change extends { readonly type: string }> =
  | (Extract<Change, { readonly type: 'ADD_ARTICLE' }> & KeptOrNot)
  | Exclude<Change, { readonly type: 'ADD_ARTICLE' }>;

/** The effects of proposals in every game: changes of its rules. */
export type RuleEffectOf<Change extends { readonly type: string }> =
  | {
      readonly type: 'AMEND_RULESET';
      readonly patch: Json;
      /**
       * The revision whose list places it names; left out in earlier effects, and if it names none
       * [ruling L9].
       */
      readonly under?: number;
    }
  | ArticleEffectOf<Change>;

/** True if this effect is applied even if others of its proposal are not. */
export const isKept = (effect: unknown): boolean =>
  typeof effect === 'object' &&
  effect !== null &&
  'evenIfOthersFail' in effect &&
  effect.evenIfOthersFail === true;

/** The kept effects that fit together, added in order; `fits` tries a set. */
export function keptOf<Effect>(
  effects: readonly Effect[],
  fits: (effects: readonly Effect[]) => boolean,
): readonly Effect[] {
  return effects.filter(isKept).reduce<readonly Effect[]>((kept, effect) => {
    const more = [...kept, effect];
    return fits(more) ? more : kept;
  }, []);
}

import { fashionOf, modaOf } from '../masks/moda';
import type { Fashion } from '../masks/moda';
import { rulesetOf } from '../ground/state';
import type { DynastyState } from '../ground/state';

export type MaskView = {
  readonly mask: string;
  readonly name: string;
  readonly moda: number;
  readonly fashion: Fashion;
};

/** All masks, in the order of the rules. */
export function masksOf(state: DynastyState): MaskView[] {
  const ruleset = rulesetOf(state);
  return ruleset.masks.map(({ mask, name }) => ({
    mask,
    name,
    moda: modaOf(state, ruleset, mask),
    fashion: fashionOf(state, ruleset, mask),
  }));
}

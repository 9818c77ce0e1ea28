import { maskSentences } from '../../rulesets';
import { fashionOf, modaOf } from '../masks/moda';
import type { Fashion } from '../masks/moda';
import { rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';

export type MaskView = {
  readonly mask: string;
  readonly name: string;
  /** The mask's effects on a player who starts a game with it, in the words of the rules. */
  readonly text: string;
  readonly moda: number;
  readonly fashion: Fashion;
};

/** All masks, in the order of the rules. */
export function masksOf(state: DynastyState): MaskView[] {
  const ruleset = rulesetOf(state);
  return ruleset.masks.map((each) => ({
    mask: each.mask,
    name: each.name,
    text: maskSentences(ruleset, each),
    moda: modaOf(state, ruleset, each.mask),
    fashion: fashionOf(state, ruleset, each.mask),
  }));
}

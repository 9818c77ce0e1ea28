import { exampleOf } from '../../dynasty';
import type { ExampleCard, TrickExample } from '../../dynasty';
import type { Card, DynastyRuleset, Trick } from '../../rulesets';

export type TrickExampleSource = {
  readonly ruleset: DynastyRuleset;
  readonly example: TrickExample;
};
export type ExampleCardSource = {
  readonly ruleset: DynastyRuleset;
  readonly example: ExampleCard;
};

/** The example of a trick, beside this Grand Canal or, by default, a usual one. */
export function exampleSource(
  ruleset: DynastyRuleset,
  trick: Trick,
  grandCanal?: Card,
): TrickExampleSource | null {
  const example = exampleOf(ruleset, trick, grandCanal);
  return example === null ? null : { ruleset, example };
}

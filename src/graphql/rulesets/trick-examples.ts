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

type Source = TrickExampleSource | null;

/** The examples of each ruleset, which never changes, by trick and Grand Canal. */
const made = new WeakMap<DynastyRuleset, Map<string, Source>>();
/** The number of examples that are kept for a ruleset. */
const MOST_KEPT = 1_000;

/** The example of a trick, beside this Grand Canal or, by default, a usual one. */
export function exampleSource(ruleset: DynastyRuleset, trick: Trick, grandCanal?: Card): Source {
  const known = made.get(ruleset) ?? new Map<string, Source>();
  made.set(ruleset, known);
  const key = [trick.trick, grandCanal?.rank, grandCanal?.suit].join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const example = exampleOf(ruleset, trick, grandCanal);
  const source = example === null ? null : { ruleset, example };
  if (known.size < MOST_KEPT) known.set(key, source);
  return source;
}

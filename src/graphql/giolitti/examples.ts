import { exampleOf } from '../../dynasty';
import type { ExampleCard, TrickExample } from '../../dynasty';
import type { Card, DynastyRuleset, Trick } from '../../rulesets';
import type { Resolvers } from '../generated/resolvers';

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

export const exampleResolvers: Resolvers = {
  TrickExample: {
    pattern: ({ example }) => example.pattern,
    grandCanal: ({ ruleset, example }) => ({ ruleset, card: example.grandCanal }),
    pocket: ({ ruleset, example }) => example.pocket.map((each) => ({ ruleset, example: each })),
    opponent: ({ ruleset, example }) =>
      example.opponent.map((each) => ({ ruleset, example: each })),
    bersaglio: ({ example }) => example.bersaglio,
  },
  ExampleCard: {
    card: ({ ruleset, example }) => ({ ruleset, card: example.card }),
    makes: ({ example }) => example.makes,
    heft: ({ example }) => example.heft,
  },
};

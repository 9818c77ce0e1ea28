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

const rankNameIn = ({ deck: { suits } }: DynastyRuleset, rank: string): string =>
  suits.flatMap(({ ranks }) => ranks).find((known) => known.rank === rank)?.name ?? rank;

export const exampleResolvers: Resolvers = {
  TrickExample: {
    pattern: ({ example }) => example.pattern,
    grandCanal: ({ ruleset, example }) => ({ ruleset, card: example.grandCanal }),
    pocket: ({ ruleset, example }) => example.pocket.map((each) => ({ ruleset, example: each })),
    opponent: ({ ruleset, example }) =>
      example.opponent.map((each) => ({ ruleset, example: each })),
    ranks: ({ ruleset, example }) => example.ranks.map((rank) => rankNameIn(ruleset, rank)),
    bersaglio: ({ example }) => example.bersaglio,
  },
  ExampleCard: {
    card: ({ ruleset, example }) => ({ ruleset, card: example.card }),
    makes: ({ example }) => example.makes,
    heft: ({ example }) => example.heft,
  },
};

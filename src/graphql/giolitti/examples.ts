import type { DynastyRuleset } from '../../rulesets';
import type { Resolvers } from '../generated/resolvers';

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

import { rulesetOf } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { currencyOf } from '../rulesets/round-rules';
import { seasonField, seasonFields } from '../seasons/season-fields';
import { createRound } from './create-round';

export const roundResolvers: Resolvers = {
  Mutation: { createRound },
  Round: {
    ...seasonFields,
    steward: seasonField((view) => view.steward),
    currency: async (source) => currencyOf(rulesetOf((await source.reading()).state)),
  },
};

import { differenceOf } from '../../../rulesets';
import type { Resolvers } from '../../generated/resolvers';
import { findRuleset } from '../../rulesets/sources';

/** Resolvers of the difference between two rulesets. */
export const differenceResolvers: Resolvers = {
  Round: {
    rulesetDifference: async (source, { from, to }) => {
      const snapshot = await source.snapshot();
      const [before, after] = [findRuleset(snapshot, from), findRuleset(snapshot, to)];
      return before === null || after === null ? null : { before, after };
    },
  },
  RulesetDifference: {
    sections: ({ before, after }) => differenceOf(before.row.document, after.row.document),
  },
  SectionDifference: {
    anchor: ({ before, after }) => (after ?? before)?.anchor ?? '',
    title: ({ before, after }) => (after ?? before)?.title ?? '',
    change: ({ before, after }) => {
      if (before === null) return 'ADDED';
      return after === null ? 'REMOVED' : 'CHANGED';
    },
  },
};

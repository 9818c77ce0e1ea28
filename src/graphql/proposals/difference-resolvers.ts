import { differenceOf } from '../../rulesets';
import type { Resolvers } from '../generated/resolvers';

/** What reads differently in two revisions. */
export const differenceResolvers: Resolvers = {
  Round: {
    rulesetDifference: async (source, { from, to }) => {
      const { state } = await source.reading();
      const [before, after] = [
        state.get('revisions', `r${from}`),
        state.get('revisions', `r${to}`),
      ];
      return before === undefined || after === undefined ? null : { before, after };
    },
  },
  RulesetDifference: {
    sections: ({ before, after }) => differenceOf(before.document, after.document),
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

import { dynastyProseDifference, proseDifference } from '../../rulesets';
import type { Resolvers } from '../generated/resolvers';
import type { SectionDifferenceSource } from '../rulesets/sources';

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
    sections: ({
      before: { document: before },
      after: { document: after },
    }): SectionDifferenceSource[] => {
      if (before.kind === 'ROUND' && after.kind === 'ROUND') return proseDifference(before, after);
      if (before.kind === 'ROUND' || after.kind === 'ROUND') return [];
      return dynastyProseDifference(before, after);
    },
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

import type { Resolvers } from '../../generated/resolvers';

export const officeEventResolvers = {
  OfficeFilled: {
    officeDraw: ({ reading, event: { officeDraw } }) =>
      officeDraw === undefined ? null : { reading, drawn: officeDraw },
  },
} satisfies Resolvers;

import type { Resolvers } from '../generated/resolvers';
import { playerOf } from '../sources';

export const officeEventResolvers = {
  OfficeFilled: {
    officeDraw: ({ reading, event: { officeDraw } }) =>
      officeDraw === undefined ? null : { reading, drawn: officeDraw },
  },
  OfficeCorrected: {
    why: ({ event }) => event.reason,
    effects: ({ reading, event }) => event.effects.map((effect) => ({ reading, effect })),
  },
  PlayersReminded: {
    reminded: ({ reading, event }) => event.remindedIds.map((id) => playerOf(reading, id)),
  },
} satisfies Resolvers;

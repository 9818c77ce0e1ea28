import { handsOf, handView, rankView, rulesetOf } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { orNull } from '../input/checks';
import { printDateTime } from '../scalars/date-time';
import { expectedAt } from '../snapshots/season-view';
import { globalIdOf, handSource, playerOf } from '../nodes/sources';
import { presentHand } from './present-hand';
import { rankHandField } from './rank-hand-field';
import { scoreHandField } from './score-hand-field';

export const handResolvers: Resolvers = {
  Query: { scoreHand: scoreHandField, rankHand: rankHandField },
  Mutation: { presentHand },
  Round: {
    hands: async (source, { week }) => {
      const reading = await source.reading();
      return handsOf(reading.state, orNull(week)).map((row) => handSource(reading, row));
    },
  },
  Hand: {
    id: globalIdOf,
    player: ({ reading, row }) => playerOf(reading, row.playerId),
    cards: ({ reading, row }) => handView(reading.state, row).cards,
    week: ({ row }) => row.week,
    status: ({ row }) => row.status,
    failure: ({ reading, row: { status, actionId } }) => {
      if (status !== 'FAILED') return null;
      if (actionId === null) return 'WITHDRAWN';
      return reading.state.need('secretActions', actionId).failure;
    },
    placement: ({ row }) => row.placement,
    presentedAt: ({ row: { presentedAtMs } }) =>
      presentedAtMs === null ? null : printDateTime(presentedAtMs),
    placesAt: ({ reading, row: { placesAtMs } }) =>
      placesAtMs === null ? null : printDateTime(expectedAt(reading, placesAtMs)),
    score: ({ reading, row }) => rankView(rulesetOf(reading.state), row.score).score,
    poker: ({ reading, row }) => rankView(rulesetOf(reading.state), row.score).poker,
  },
};

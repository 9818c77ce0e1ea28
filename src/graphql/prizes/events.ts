import { rankView, rulesetOf, toldAt } from '../../round';
import type { EventSourceOf } from '../events/event-source';
import type { Resolvers } from '../generated/resolvers';

/** By the names at the time. */
const rankIn = ({
  reading,
  seq,
  event,
}: EventSourceOf<'HandPlaced'>): ReturnType<typeof rankView> =>
  rankView(rulesetOf(toldAt(reading.state, seq)), event.score);

export const prizeEventResolvers = {
  HandPlaced: {
    score: (source) => rankIn(source).score,
    poker: (source) => rankIn(source).poker,
  },
} satisfies Resolvers;

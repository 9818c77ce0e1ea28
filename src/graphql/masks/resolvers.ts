import { playersOf } from '../../dynasty';
import type { Resolvers } from '../generated/resolvers';
import { playerSource } from '../nodes/sources';
import { revealMask } from './reveal-mask';
import { useReali } from './use-reali';
import { wearMask } from './wear-mask';

export const maskResolvers: Resolvers = {
  Mutation: { wearMask, useReali, revealMask },
  Mask: {
    mask: ({ mask }) => mask.mask,
    name: ({ mask }) => mask.name,
    text: ({ mask }) => mask.text,
    moda: ({ mask }) => mask.moda,
    standing: ({ mask }) => mask.fashion ?? 'PLAIN',
    wornBy: ({ reading, mask }) =>
      playersOf(reading.state, false)
        .filter(({ id }) => reading.state.need('standings', id).mask === mask.mask)
        .map((row) => playerSource(reading, row)),
  },
};

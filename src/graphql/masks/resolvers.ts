import { playersOf } from '../../dynasty';
import type { MutationField } from '../mutations/mutation-field';
import { submitToItsDynasty } from '../mutations/submit';
import { submitToGame } from '../giolitti/submit-to-game';
import type { Resolvers } from '../generated/resolvers';
import { playerSource } from '../nodes/sources';

const wearMask: MutationField<'wearMask'> = (_root, { input }, context) =>
  submitToItsDynasty(context, 'PLAY', input, () => ({
    type: 'WearMask',
    mask: input.mask ?? null,
  }));

const revealMask: MutationField<'revealMask'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({
    type: 'RevealMask',
    gameId,
    mask: input.mask,
  }));

const useReali: MutationField<'useReali'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({
    type: 'UseReali',
    gameId,
    trick: input.trick,
  }));

export const maskResolvers: Resolvers = {
  Mutation: { wearMask, useReali, revealMask },
  Mask: {
    mask: ({ mask }) => mask.mask,
    name: ({ mask }) => mask.name,
    text: ({ mask }) => mask.text,
    moda: ({ mask }) => mask.moda,
    standing: ({ mask }) => mask.fashion ?? 'PLAIN',
    wornBy: ({ snapshot, mask }) =>
      playersOf(snapshot.state, false)
        .filter(({ id }) => snapshot.state.need('standings', id).mask === mask.mask)
        .map((row) => playerSource(snapshot, row)),
  },
};
